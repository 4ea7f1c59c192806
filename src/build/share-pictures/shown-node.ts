import { limits } from '../../config/limits'
import type { EntryRouteName } from '../../config/routes'
import type { LocalisedText } from '../../contract/text-schema'
import type { Shown } from '../page-rows'

type Named = { nameAr: string; nameEn: string }
type City = Named & { poster: string }
type InCity = { city: City }

/** Of a catalogue entry, what its picture for shared links is made from. */
export type ShownNode = Partial<Named> & {
  poster?: string
  topicAr?: string
  topicEn?: string
  city?: City
  country?: Named
  branch?: InCity & Partial<Named>
  branches?: InCity[]
  courses?: { branch: InCity }[]
}

const nameOf = (named: Partial<Named> | undefined): LocalisedText => ({ ar: named?.nameAr ?? '', en: named?.nameEn ?? '' })

/** The city with most of a language's courses stands for it. */
function mainCity(courses: { branch: InCity }[]): City | undefined {
  const counts = new Map<string, number>()
  for (const { branch } of courses) counts.set(branch.city.nameEn, (counts.get(branch.city.nameEn) ?? 0) + 1)
  const [main] = [...counts].sort(([, one], [, other]) => other - one)
  return courses.find(({ branch }) => branch.city.nameEn === main?.[0])?.branch.city
}

function entryShown(node: ShownNode): Shown {
  const place = node.city ?? node.branch?.city ?? node.branches?.[0]?.city ?? mainCity(node.courses ?? [])
  const topic = { nameAr: node.topicAr ?? '', nameEn: node.topicEn ?? '' }
  return { title: nameOf(node), place: nameOf(place ?? node.country ?? topic), poster: node.poster ?? place?.poster ?? 'capital' }
}

const branchShown = ({ branch }: ShownNode): Shown => entryShown({ ...branch })

/** Most schools have their city in their name. */
const schoolIn = (school: string, city: string) => (school.includes(city) ? school : `${school} · ${city}`)

/** A course by its name, under it where it is taught. */
function courseShown(node: ShownNode): Shown {
  const { title: school, place: city, poster } = branchShown(node)
  return { title: nameOf(node), place: { ar: schoolIn(school.ar, city.ar), en: schoolIn(school.en, city.en) }, poster }
}

/**
 * @param courses how many the catalogue has: of too many to draw each, the picture is its branch's, and the link's own title names the course
 * @returns what the picture of an entry shows; @assumed always a drawn one, which names the page
 */
export const makeShown = (courses: number) => (name: EntryRouteName, node: ShownNode) => {
  if (name !== 'course') return entryShown(node)
  return courses <= limits.drawnCourses ? courseShown(node) : branchShown(node)
}
