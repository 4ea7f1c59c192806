import type { Programme } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import type { Photo } from '../../ui/picture'

export type Degree = Programme['degree']
export type ListedProgramme = Omit<Localised<Programme>, 'id' | 'languageId'> & { programmeId: number; language: { name: string } }
export type ListedUniversity = {
  entityId: number
  url: string
  name: string
  currency: string
  founded: number
  pictures?: Photo[] | null
  city: { url: string; name: string; poster: string; country: { name: string } }
  programmes: { degree: Degree; tuitionPerYear: number }[]
}

/** From the first step to the last. */
export const degrees: readonly Degree[] = ['foundation', 'bachelor', 'master', 'doctorate']

/** The programmes of each degree there are any of, in that order. */
export const byDegree = <T extends { degree: Degree }>(programmes: readonly T[]): { degree: Degree; programmes: T[] }[] =>
  degrees
    .map((degree) => ({ degree, programmes: programmes.filter((one) => one.degree === degree) }))
    .filter((group) => group.programmes.length > 0)
