import type { Programme, University } from '../../../src/contract/catalogue-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { languageNames } from './course-phrases'
import { languageIds } from './languages'
import { towns } from './sites'
import { mondayFrom } from './start-rules'
import { text } from './text'
import { fields, type UniversityFacts, universityFacts } from './university-facts'

type Degree = Programme['degree']

const demands: Record<Degree, { marks: LocalisedText; level: string }> = {
  foundation: { marks: text('Secondary certificate with 70%', 'شهادة الثانوية بنسبة 70%'), level: 'B1' },
  bachelor: { marks: text('Secondary certificate with 85% or a foundation year', 'شهادة الثانوية بنسبة 85% أو سنة تأسيسية'), level: 'B2' },
  master: {
    marks: text('A good bachelor’s degree in a related field, two references', 'بكالوريوس بتقدير جيد في تخصص قريب مع توصيتين'),
    level: 'B2',
  },
  doctorate: { marks: text('A master’s degree and an agreed research proposal', 'ماجستير وخطة بحث موافق عليها'), level: 'C1' },
}

const titles: Record<Degree, (field: LocalisedText) => LocalisedText> = {
  foundation: (field) => text(`Foundation Year: ${field.en}`, `السنة التأسيسية في ${field.ar}`),
  bachelor: (field) => text(`Bachelor in ${field.en}`, `بكالوريوس ${field.ar}`),
  master: (field) => text(`Master in ${field.en}`, `ماجستير ${field.ar}`),
  doctorate: (field) => text(`Doctorate in ${field.en}`, `دكتوراه ${field.ar}`),
}

const southern = ['AU', 'NZ', 'ZA']

/** First Mondays of the two terms that can be entered, for two years after the base date. */
function intakesOf(countryCode: string, baseYear: number): string[] {
  const months = southern.includes(countryCode) ? ['02-15', '07-15'] : ['01-18', '09-15']
  return [baseYear + 1, baseYear + 2].flatMap((year) => months.map((month) => mondayFrom(`${year}-${month}`)))
}

const rounded = (units: number): number => Math.round(units / 100) * 100 * 100

function programmesOf(facts: UniversityFacts, firstId: number, intakes: string[]): Programme[] {
  const { en, definite } = languageNames[facts.language]
  const [first = 'business', second = first, third = second] = facts.fields
  const offered: [field: string, degree: Degree][] = [
    [first, 'foundation'],
    [first, 'bachelor'],
    [second, 'bachelor'],
    [third, 'bachelor'],
    [second, 'master'],
    [first, firstId % 3 === 0 ? 'doctorate' : 'master'],
  ]
  return offered.map(([field, degree], place) => {
    const subject = fields[field]
    if (!subject) throw new Error(`unknown field ${field}`)
    const { marks, level } = demands[degree]
    const share = degree === 'foundation' ? 75 : degree === 'master' ? 115 : degree === 'doctorate' ? 95 : 100
    const years = { foundation: 1, bachelor: subject.years, master: degree === 'master' && place === 5 ? 2 : 1, doctorate: 4 }[degree]
    return {
      id: firstId + place,
      name: titles[degree](subject.name),
      degree,
      languageId: languageIds[facts.language],
      intakes,
      requirements: text(`${marks.en}; ${en} at level ${level}.`, `${marks.ar}، و${definite} بمستوى ${level}.`),
      tuitionPerYear: rounded((facts.fee * subject.percent * share) / 10_000),
      years,
    }
  })
}

/** Twenty invented universities with six programmes each. */
export function buildUniversities(baseYear: number): University[] {
  return universityFacts.map((facts, index) => {
    const town = towns.find((one) => one.facts.slug === facts.city)
    if (!town) throw new Error(`${facts.slug} lies in an unknown city, ${facts.city}`)
    return {
      id: index + 1,
      url: { en: facts.slug, ar: facts.slug },
      name: facts.name,
      description: facts.description,
      cityId: town.id,
      currency: town.place.schoolCurrency,
      founded: facts.founded,
      programmes: programmesOf(facts, index * 6 + 1, intakesOf(town.place.country.code, baseYear)),
    }
  })
}
