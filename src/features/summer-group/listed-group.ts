import type { Photo } from '../../ui/picture'

export type ListedGroup = {
  entityId: number
  url: string
  name: string
  from: string
  to: string
  weeks: number
  minAge: number
  maxAge: number
  placesLeft: number
  priceSar: number
  pictures?: Photo[] | null
  branch: { city: { name: string; poster: string; country: { name: string } } }
}
