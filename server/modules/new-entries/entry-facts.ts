/** The facts of each kind of entry, in one language. */
import type { Locale } from '../../../src/config/locales'
import { type EntryRouteName, to } from '../../../src/config/routes'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { tripAt } from '../courses/trip-price'
import { day } from '../orders/mail-format'
import type { Fact, Say, Told } from './entry-texts'

type Scene = {
  locale: Locale
  today: string
  t: Say
  /** An amount of halalas in words of the locale. */
  money: (minor: number) => string
}

type Named = { name: LocalisedText; url: LocalisedText }

const none: LocalisedText = { en: '', ar: '' }
const shownWeeks = 4
/** As many as a page can list and a person will read. */
const listedCourses = 12

/** Makers of facts for one language. */
function makers({ locale, t }: Scene) {
  const own = (text: LocalisedText) => text[locale] || text.en || text.ar
  const fact = (key: string, value: string | number): Fact => ({ label: t(`facts.${key}`), value: String(value) })
  const linked = (key: string, { name, url }: Named, link: (locale: Locale, url: string) => string): Fact => ({
    ...fact(key, own(name)),
    href: link(locale, own(url)),
  })
  const ages = (from: number, until: number | null) =>
    fact('ages', until === null ? t('facts.agesFrom', { from }) : t('facts.agesBetween', { from, to: until }))
  return { own, fact, linked, ages }
}

function courseFacts(snapshot: CatalogueSnapshot, offer: Offer, scene: Scene): Fact[] {
  const { fact, linked, ages } = makers(scene)
  const { course, school, city, country, language } = offer
  const trip = tripAt(snapshot, offer, { today: scene.today, weeks: shownWeeks, start: null })
  return [
    linked('school', school, to.school),
    linked('city', city, to.city),
    fact('country', country.name[scene.locale]),
    linked('language', language, to.language),
    fact('lessons', course.lessonsPerWeek),
    fact('level', scene.t('facts.levelValue', { from: course.minLevel, to: course.maxLevel })),
    ages(course.minAge, course.maxAge),
    ...(trip ? [fact('price', scene.money(trip.totalSar))] : []),
  ]
}

const coursesOf = (offers: readonly Offer[], scene: Scene): Fact[] =>
  offers.slice(0, listedCourses).map(({ course }) => makers(scene).linked('courses', course, to.course))

type Teller = (snapshot: CatalogueSnapshot, id: number, scene: Scene) => Told | null

const place = (
  item: { name: LocalisedText; description?: LocalisedText } | undefined,
  facts: Fact[],
  lead: LocalisedText = none,
): Told | null => (item ? { name: item.name, lead, facts, text: item.description ?? none, finished: false, searchable: true } : null)

const tellers: Record<EntryRouteName, Teller> = {
  course(snapshot, id, scene) {
    const offer = snapshot.offerById.get(id)
    return offer ? place(offer.course, courseFacts(snapshot, offer, scene), offer.school.name) : null
  },
  school(snapshot, id, scene) {
    const school = snapshot.schoolById.get(id)
    const courses = coursesOf(
      snapshot.offers.filter((offer) => offer.school.id === id),
      scene,
    )
    return school ? place(school, [makers(scene).fact('founded', school.founded), ...courses]) : null
  },
  branch(snapshot, id, scene) {
    const branch = snapshot.branchById.get(id)
    const school = branch && snapshot.schoolById.get(branch.schoolId)
    const city = branch && snapshot.cityById.get(branch.cityId)
    if (!branch || !school || !city) return null
    const { fact, linked } = makers(scene)
    const courses = coursesOf(
      snapshot.offers.filter((offer) => offer.branch.id === id),
      scene,
    )
    return place({ name: branch.name }, [
      linked('school', school, to.school),
      linked('city', city, to.city),
      fact('address', branch.address),
      ...courses,
    ])
  },
  language(snapshot, id, scene) {
    return place(
      snapshot.languageById.get(id),
      coursesOf(
        snapshot.offers.filter((offer) => offer.language.id === id),
        scene,
      ),
    )
  },
  city(snapshot, id, scene) {
    const city = snapshot.cityById.get(id)
    const country = city && snapshot.countryByCode.get(city.countryCode)
    const facts = country ? [makers(scene).fact('country', country.name[scene.locale])] : []
    const courses = coursesOf(
      snapshot.offers.filter((offer) => offer.city.id === id),
      scene,
    )
    return city ? place({ name: city.name, description: city.summary }, [...facts, ...courses]) : null
  },
  summerGroup(snapshot, id, scene) {
    const group = snapshot.summerGroups.find((candidate) => candidate.id === id)
    if (!group) return null
    const { fact, ages } = makers(scene)
    const dates = scene.t('facts.datesValue', { from: day(group.from, scene.locale), to: day(group.to, scene.locale) })
    const facts = [fact('dates', dates), ages(group.minAge, group.maxAge), fact('placesLeft', group.placesLeft)]
    return { name: group.name, lead: none, facts, text: group.description, finished: false, searchable: false }
  },
  university(snapshot, id, scene) {
    const university = snapshot.universities.find((candidate) => candidate.id === id)
    const city = university && snapshot.cityById.get(university.cityId)
    if (!university || !city) return null
    const { fact, linked } = makers(scene)
    const facts = [linked('city', city, to.city), fact('founded', university.founded)]
    return { name: university.name, lead: none, facts, text: university.description, finished: false, searchable: false }
  },
  post(snapshot, id, scene) {
    const post = snapshot.posts.find((candidate) => candidate.id === id)
    if (!post) return null
    const { fact, own } = makers(scene)
    const facts = [fact('author', own(post.author))]
    return { name: post.title, lead: post.summary, facts, html: post.html, finished: true, searchable: false }
  },
  cmsPage(snapshot, id) {
    const page = snapshot.pages.find((candidate) => candidate.id === id)
    return page ? { name: page.title, lead: page.description, facts: [], html: page.html, finished: true, searchable: false } : null
  },
}

/** @returns null where there is no such entry, or where what it belongs to is missing. */
export const factsOf = (snapshot: CatalogueSnapshot, { type, id }: { type: EntryRouteName; id: number }, scene: Scene): Told | null =>
  tellers[type](snapshot, id, scene)
