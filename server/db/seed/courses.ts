import type { Branch, Course } from '../../../src/contract/catalogue-schema'
import type { CoursePricing, StartRule } from '../../../src/contract/pricing-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { BranchOffer } from './branch-offer'
import { requirements } from './course-phrases'
import type { PlannedCourse } from './course-plan'
import { type Shape, shapeOf } from './course-shapes'
import { courseName, describeCourse, slugOfType } from './course-text'
import { languageIds } from './languages'
import { highSeason, listsOf, materialsOf } from './price-lists'
import type { Site } from './sites'
import { everyMonday, everyWeeks, monthlyStarts } from './start-rules'

export type CourseSeed = {
  id: number
  /** Chooses among phrases and variants; neighbours have neighbouring turns. */
  turn: number
  planned: PlannedCourse
  site: Site
  branch: Branch
  offer: BranchOffer
  baseDate: string
  /** Instead of what its plan gives. */
  lessons?: number
  name?: (usual: LocalisedText) => LocalisedText
  urlSuffix?: string
}

function startRuleOf({ start }: Shape, { baseDate, branch }: CourseSeed): StartRule {
  if (start === 'monday') return everyMonday
  if (start === 'fortnightly') return everyWeeks(baseDate, 2)
  return monthlyStarts(baseDate, start === 'monthly' ? 1 : 3, branch.holidays, branch.closings)
}

/** Shorter lessons cost less, and a course of many lessons costs less a lesson. */
function weeklyPrice(shape: Shape, { site }: CourseSeed): number {
  const { brand, town } = site
  const share = (shape.lessons / 20) * (shape.minutes / 50)
  return (town.facts.prices.lessons * share * shape.percent * brand.level) / 10_000
}

function pricingOf(shape: Shape, seed: CourseSeed): CoursePricing {
  const { id, turn, site, branch, offer, baseDate } = seed
  const week = weeklyPrice(shape, seed)
  const [minWeeks, maxWeeks] = shape.weeks
  const rule = shape.fixed ? 'fixed' : turn % 8 === 3 ? 'progressive' : 'whole'
  const { market } = offer
  return {
    courseId: id,
    schoolId: site.schoolId,
    currency: branch.currency,
    lists: listsOf({
      price: shape.fixed ? week * minWeeks * 0.92 : week,
      rule,
      split: !shape.fixed && site.schoolId % 3 === 1,
      single: site.schoolId % 4 === 3,
      ladder: shape.fixed ? 'flat' : shape.ladder,
      roundTo: market.roundTo * (shape.fixed ? 10 : 1),
      baseYear: Number(baseDate.slice(0, 4)),
    }),
    minWeeks,
    maxWeeks,
    minAge: Math.max(shape.minAge, branch.minAge),
    maxAge: shape.maxAge,
    lessonsPerWeek: shape.lessons,
    minutesPerLesson: shape.minutes,
    startRule: startRuleOf(shape, seed),
    holidays: branch.holidays,
    closings: branch.closings,
    registration: offer.registration,
    materials: materialsOf(site.schoolId + turn, market.materials),
    seasons: site.schoolId % 3 === 2 && !shape.fixed ? [highSeason(site.town.place.country.code, market.summerPerWeek)] : [],
    promotions: offer.promotions
      .filter(({ courseId }) => courseId === null || courseId === id)
      .map(({ courseId: _, ...promotion }) => promotion),
    insurancePerWeek: offer.insurancePerWeek,
    accommodations: offer.accommodations,
    pickups: offer.pickups,
    extraFees: offer.extraFees,
  }
}

/** A dozen courses have an Arabic address too, made of their Arabic name. */
const arabicAddress = (name: LocalisedText, seed: CourseSeed): string =>
  `${name.ar} ${seed.branch.name.ar}`
    .replace(/[\u064B-\u0652]/g, '')
    .replace(/[،()–]/g, ' ')
    .trim()
    .replace(/\s+/g, '-')

const hasArabicAddress = (id: number): boolean => id < 10_000 && id % 37 === 0

export function buildCourse(seed: CourseSeed): Course {
  const { id, turn, planned, site, branch, urlSuffix = '' } = seed
  const { type, language } = planned
  const shape = { ...shapeOf(type, turn), ...(seed.lessons ? { lessons: seed.lessons } : {}) }
  const usual = courseName(type, language, shape.lessons, turn)
  const name = seed.name ? seed.name(usual) : usual
  const slug = `${slugOfType[type]}-${language}-${shape.lessons}-${branch.url.en}${urlSuffix}`
  const sized = {
    type,
    lessonsPerWeek: shape.lessons,
    minutesPerLesson: shape.minutes,
    averageClass: shape.average,
    maximumClass: shape.maximum,
  }
  const pricing = pricingOf(shape, seed)
  return {
    id,
    branchId: branch.id,
    languageId: languageIds[language],
    url: { en: slug, ar: hasArabicAddress(id) ? arabicAddress(name, seed) : slug },
    name,
    description: describeCourse(sized, language, site.town.facts.name, turn),
    ...sized,
    minLevel: shape.levels[0],
    maxLevel: shape.levels[1],
    studyTime: shape.studyTime,
    minAge: pricing.minAge,
    maxAge: pricing.maxAge,
    requirements: requirements[type],
    bookable: true,
    featured: type === 'general' && (site.brand.featured ?? false) && turn % 3 === 0,
    pricing,
  }
}
