/** Courses asked for by id, each with its own weeks and start, and what each would cost: wish lists, shared lists, comparing. */
import { type Static, Type } from '@sinclair/typebox'
import { CourseCard } from './course-schema'
import { Count } from './list-schema'
import { Price } from './price-schema'
import { StartRule } from './pricing-schema'
import { IsoDate, Minor } from './text-schema'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** `trips`: as domain/trip-list writes them. What can't be read is left out. */
export const TripsQuery = Type.Object({ store_view: Type.Optional(Type.String()), trips: Type.Optional(Type.String({ maxLength: 4000 })) })
export type TripsQuery = Static<typeof TripsQuery>

const tripFields = {
  product_id: Type.Integer(),
  /** As asked; null: not chosen, and priced for the usual weeks or from the next start. */
  weeks: Nullable(Type.Integer()),
  start: Nullable(IsoDate),
  /** Null: the course is not in the catalogue any more. Its `trip` is what is priced now, null where it can't be had so. */
  course: Nullable(CourseCard),
  /** The next days on which one could begin with these weeks. */
  starts: Type.Array(IsoDate),
}
export const TripAnswer = Type.Object(tripFields)
export type TripAnswer = Static<typeof TripAnswer>
export const TripAnswers = Type.Object({ items: Type.Array(TripAnswer) })
export type TripAnswers = Static<typeof TripAnswers>

/** Spec §7 core/customers wish list. `item_id` names the entry, `product_id` the course. */
export const WishItem = Type.Object({
  item_id: Type.Integer(),
  ...tripFields,
  /** What the trip cost when it was saved, halalas; null where it could not be had. */
  seen_sar: Nullable(Minor),
  /** The day in Riyadh on which it was saved. */
  added_on: IsoDate,
})
export type WishItem = Static<typeof WishItem>
export const WishItems = Type.Object({ success: Type.Boolean(), items: Type.Array(WishItem) })
export type WishItems = Static<typeof WishItems>

export const AddWish = Type.Object({
  product_id: Type.Optional(Count),
  weeks: Type.Optional(Count),
  start: Type.Optional(Type.String({ maxLength: 20 })),
})
export type AddWish = Static<typeof AddWish>
export const WishAdded = Type.Object({ success: Type.Boolean(), item: WishItem })
export type WishAdded = Static<typeof WishAdded>
export const DeleteWish = Type.Object({ item_id: Type.Optional(Count) })
export type DeleteWish = Static<typeof DeleteWish>
export const Done = Type.Object({ success: Type.Boolean() })

export const CompareQuery = Type.Object({
  store_view: Type.Optional(Type.String()),
  weeks: Type.Optional(Count),
  start: Type.Optional(Type.String({ maxLength: 20 })),
})
export type CompareQuery = Static<typeof CompareQuery>
export const CompareChoice = Type.Object({ store_view: Type.Optional(Type.String()), product_id: Type.Optional(Count) })
export type CompareChoice = Static<typeof CompareChoice>

/** What the bar at the foot of a page shows of a course. */
export const CompareBrief = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  name: Type.String(),
  school: Type.String(),
  city: Type.String(),
  poster: Type.String(),
})
export type CompareBrief = Static<typeof CompareBrief>
export const CompareChanged = Type.Object({ success: Type.Boolean(), limit: Type.Integer(), items: Type.Array(CompareBrief) })
export type CompareChanged = Static<typeof CompareChanged>

/** A column of the comparison. All amounts are halalas, for the course alone at the weeks and start asked for. */
export const CompareItem = Type.Object({
  course: CourseCard,
  /** Null where the course can't be had for these weeks, or not from then on. */
  price: Nullable(Price),
  startRule: StartRule,
  /** The cheapest place to live there a week, and how far it is. */
  accommodation: Nullable(Type.Object({ name: Type.String(), perWeekSar: Minor, minutesAway: Type.Integer() })),
  accreditations: Type.Array(Type.String()),
  facilities: Type.Array(Type.String()),
})
export type CompareItem = Static<typeof CompareItem>
export const Comparison = Type.Object({
  success: Type.Boolean(),
  limit: Type.Integer(),
  weeks: Type.Integer(),
  start: Nullable(IsoDate),
  items: Type.Array(CompareItem),
})
export type Comparison = Static<typeof Comparison>
