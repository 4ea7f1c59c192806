import type { IssuedQuote, PriceGroupName, QuoteAlternative } from '../contract/quote-schema'
import { formatDate } from '../domain/format'
import { textIn } from '../domain/localised-text'
import { lineGroups } from '../domain/price-groups'
import { isolate, lineName, ruleSentence, type Say, type Writing, writtenParams } from '../domain/price-words'
import type { PaperAlternative, PaperFact, PaperSection, PaperTotal } from './quote-paper'

type Filling = { alternative: QuoteAlternative; say: Say; writing: Writing }

/** In the school's currency and in riyals; a school that charges riyals needs one column. */
const amountsOf = ({ alternative: { price }, writing }: Filling, amount: number | null, sar: number): string[] => {
  const riyals = writing.money(sar, 'SAR')
  if (price.currency === 'SAR') return [riyals]
  return [amount === null ? '' : writing.money(amount, price.currency), riyals]
}

function factsOf({ alternative, say, writing: { locale } }: Filling): PaperFact[] {
  const { choice, names, price } = alternative
  const day = (date: string) => formatDate(date, locale)
  const { accommodationFrom, accommodationTo } = price
  const stay =
    accommodationFrom && accommodationTo
      ? [{ label: say('paper:stay'), value: say('paper:fromTo', { from: day(accommodationFrom), to: day(accommodationTo) }) }]
      : []
  return [
    { label: say('paper:city'), value: isolate(textIn(names.city, locale)) },
    { label: say('paper:starts'), value: formatDate(choice.startDate, locale, 'weekday') },
    { label: say('paper:ends'), value: formatDate(price.endDate, locale, 'weekday') },
    { label: say('paper:duration'), value: say('paper:weeks', { count: choice.weeks }) },
    ...(names.accommodation ? [{ label: say('paper:accommodation'), value: isolate(textIn(names.accommodation, locale)) }] : []),
    ...stay,
  ]
}

/** Line by line, each with its rule; the agency's own lines stand among the totals. */
function lineSections(filling: Filling): PaperSection[] {
  const { alternative, say, writing } = filling
  return lineGroups(alternative.price.lines)
    .filter(({ group }) => group !== 'agency')
    .map(({ group, lines }) => ({
      heading: say(`paper:group.${group}`),
      lines: lines.map((line) => ({
        label: lineName(line, alternative.names, say, writing.locale),
        rule: ruleSentence(line, say, writing),
        amounts: amountsOf(filling, line.amount, line.sar),
        ...(line.sar < 0 ? { kind: 'saving' as const } : {}),
      })),
    }))
}

const isSchools = ({ group }: { group: PriceGroupName }) => group !== 'agency'

/** Totals by group, for papers that show no single fee. */
function groupSection(filling: Filling): PaperSection[] {
  const { alternative, say } = filling
  const lines = alternative.groups
    .filter(isSchools)
    .map(({ group, amount, sar }) => ({ label: say(`paper:group.${group}`), amounts: amountsOf(filling, amount, sar) }))
  return lines.length === 0 ? [] : [{ heading: say('paper:group.all'), lines }]
}

/** The rate of the tax stands beside its name, but where the lines are hidden: the partner's paper is the student's. */
function vatName({ alternative, say, writing }: Filling, { hide_breakdown }: IssuedQuote): string {
  const word = say('pricing:line.vat')
  if (hide_breakdown) return word
  const rule = alternative.price.lines.find(({ kind }) => kind === 'vat')?.rule
  const percent = rule && writtenParams(rule.params, 'SAR', writing).percent
  return percent === undefined ? word : `${word} ${percent}`
}

function totalsOf(filling: Filling, quote: IssuedQuote): PaperTotal[] {
  const { alternative, say } = filling
  const { price, commission } = alternative
  const row = (label: string, sar: number, weight: PaperTotal['weight'], amount: number | null = null): PaperTotal => ({
    label,
    amounts: amountsOf(filling, amount, sar),
    weight,
  })
  return [
    row(say('paper:schoolTotal'), price.schoolTotalSar, 'strong', price.schoolTotal),
    ...(price.serviceFeeSar === 0 ? [] : [row(say('pricing:line.serviceFee'), price.serviceFeeSar, 'plain')]),
    ...(price.vatSar === 0 ? [] : [row(vatName(filling, quote), price.vatSar, 'plain')]),
    row(say('paper:total'), price.totalSar, 'grand'),
    ...(commission === null || quote.hide_commission ? [] : [row(say('paper:commission'), commission, 'plain')]),
  ]
}

function paymentsOf({ alternative: { payment }, say, writing }: Filling): PaperFact[] {
  const riyals = (minor: number) => writing.money(minor, 'SAR')
  if (payment.balance_on === null) return [{ label: say('paper:allNow'), value: riyals(payment.deposit) }]
  return [
    { label: say('paper:deposit'), value: riyals(payment.deposit) },
    { label: say('paper:balance'), value: riyals(payment.balance) },
    { label: say('paper:balanceOn'), value: formatDate(payment.balance_on, writing.locale) },
  ]
}

/** One alternative of a quote on paper. */
export function fillAlternative(alternative: QuoteAlternative, quote: IssuedQuote, say: Say, writing: Writing): PaperAlternative {
  const filling = { alternative, say, writing }
  const { names, price } = alternative
  const name = (text: { en: string; ar: string }) => isolate(textIn(text, writing.locale))
  return {
    heading: say('paper:heading', { course: name(names.name), school: name(names.school) }),
    facts: factsOf(filling),
    columns: price.currency === 'SAR' ? [say('paper:riyals')] : [say('paper:schoolPrice'), say('paper:riyals')],
    sections: quote.hide_breakdown ? groupSection(filling) : lineSections(filling),
    totals: totalsOf(filling, quote),
    payments: paymentsOf(filling),
  }
}
