/** What a booking comes to: printed lines and their sums. Rules: design domain §3. */
import { type Static, Type } from '@sinclair/typebox'
import { Currency, IsoDate, Minor } from './text-schema'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const LineKind = Type.Union(
  (
    [
      'tuition',
      'promotion',
      'registration',
      'materials',
      'tuitionSeason',
      'accommodation',
      'accommodationSummer',
      'accommodationUnder18',
      'accommodationChristmas',
      'placement',
      'extraNights',
      'transfer',
      'insurance',
      'extraFee',
      'serviceFee',
      'vat',
    ] as const
  ).map((kind) => Type.Literal(kind)),
)
export type LineKind =
  | 'tuition'
  | 'promotion'
  | 'registration'
  | 'materials'
  | 'tuitionSeason'
  | 'accommodation'
  | 'accommodationSummer'
  | 'accommodationUnder18'
  | 'accommodationChristmas'
  | 'placement'
  | 'extraNights'
  | 'transfer'
  | 'insurance'
  | 'extraFee'
  | 'serviceFee'
  | 'vat'

/** One printed line. `rule` names the sentence (locales `pricing.rule.*`) and its numbers; page, PDF and mail build the words from it. */
export const PricedLine = Type.Object({
  kind: Type.Unsafe<LineKind>(LineKind),
  /** Which accommodation, pickup, fee or promotion; null where the kind says it all. */
  refId: Nullable(Type.Integer()),
  /** In the school's currency; equals `sar` for the agency's own lines. */
  amount: Minor,
  currency: Currency,
  sar: Minor,
  rule: Type.Object({ key: Type.String(), params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])) }),
  taxable: Type.Boolean(),
  removable: Type.Boolean(),
})
export type PricedLine = Static<typeof PricedLine>

export const Price = Type.Object({
  lines: Type.Array(PricedLine),
  currency: Currency,
  /** Sum of the school's lines, minor units of its currency. */
  schoolTotal: Minor,
  schoolTotalSar: Minor,
  serviceFeeSar: Minor,
  vatSar: Minor,
  /** Sum of the printed `sar` amounts. Halalas. */
  totalSar: Minor,
  endDate: IsoDate,
  accommodationFrom: Nullable(IsoDate),
  accommodationTo: Nullable(IsoDate),
})
export type Price = Static<typeof Price>
