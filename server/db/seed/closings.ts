import type { Closing } from '../../../src/contract/pricing-schema'
import { addDays, isoWeekday } from '../../../src/domain/dates'
import { text } from './text'

const christmas = text('Christmas and New Year', 'عطلة نهاية السنة الميلادية')
const springFestival = text('Spring Festival', 'عيد الربيع الصيني')
const eidAlFitr = text('Eid al-Fitr', 'عيد الفطر')
const eidAlAdha = text('Eid al-Adha', 'عيد الأضحى')
const training = text('Teacher training day', 'يوم تدريب المعلمين')

const lunar: Record<'CN' | 'TR' | 'MY', Closing[]> = {
  CN: [
    { from: '2027-02-05', to: '2027-02-14', reason: springFestival },
    { from: '2028-01-25', to: '2028-02-03', reason: springFestival },
  ],
  TR: [
    { from: '2027-03-08', to: '2027-03-12', reason: eidAlFitr },
    { from: '2027-05-15', to: '2027-05-23', reason: eidAlAdha },
    { from: '2028-02-25', to: '2028-02-29', reason: eidAlFitr },
    { from: '2028-05-04', to: '2028-05-09', reason: eidAlAdha },
  ],
  MY: [
    { from: '2027-03-06', to: '2027-03-14', reason: eidAlFitr },
    { from: '2028-02-26', to: '2028-03-05', reason: eidAlFitr },
  ],
}
const isLunar = (code: string): code is keyof typeof lunar => code in lunar

/** The Saturday on or before 20 December, and sixteen days from there. */
function christmasOf(year: number): Closing {
  const twentieth = `${year}-12-20`
  const from = addDays(twentieth, -((isoWeekday(twentieth) + 1) % 7))
  return { from, to: addDays(from, 15), reason: christmas }
}

/** The third Friday of September, a day without lessons in some schools. */
function trainingOf(year: number): Closing {
  const first = `${year}-09-01`
  const day = addDays(first, ((5 - isoWeekday(first) + 7) % 7) + 14)
  return { from: day, to: day, reason: training }
}

/** When a branch is closed, from the year of the base date to the year after next, in order. */
export function closingsOf(countryCode: string, baseYear: number, hasTrainingDay: boolean): Closing[] {
  const years = [baseYear, baseYear + 1, baseYear + 2]
  const long = isLunar(countryCode) ? lunar[countryCode] : years.map(christmasOf)
  const all = hasTrainingDay ? [...long, ...years.map(trainingOf)] : long
  return [...all].sort((one, other) => (one.from < other.from ? -1 : 1))
}
