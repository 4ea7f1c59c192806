import type { CompareBrief, TripAnswer, WishItem } from '../contract/trip-schema'
import { failed, type Result, succeed } from '../domain/result'
import { type ListedTrip, writeTrips } from '../domain/trip-list'
import type { CallOptions, Client } from './client'
import { toBrief } from './course-brief'
import type { Failure } from './failure'
import { mapped } from './mapped'

/** A course of a list with its price of today; `course` is null when it left the catalogue. */
export type TripNow = ListedTrip & Pick<TripAnswer, 'course' | 'starts'>
export type { CompareBrief }

/** A wish as the server keeps it. */
type KeptWish = ListedTrip & { itemId: number; seen: number | null; on: string }

const toTripNow = ({ product_id, weeks, start, course, starts }: TripAnswer): TripNow => ({ id: product_id, weeks, start, course, starts })
const toKeptWish = ({ item_id, product_id, weeks, start, seen_sar, added_on }: WishItem): KeptWish => ({
  ...{ itemId: item_id, id: product_id, weeks, start },
  ...{ seen: seen_sar, on: added_on },
})

/** `No wishlist items` (spec §8) is an empty list, not a failure to show. */
const noWishes = 'core_customers_112'
/** `Cannot specify item`: it is off the list already, which was wanted. */
const noItem = 'core_customers_116'

/** Lists of courses in the site's own words: wishes, shared lists, comparing. */
export function wishCalls(client: Client) {
  return {
    trips: async (trips: readonly ListedTrip[], options?: CallOptions) =>
      mapped(await client.call('course/getTrips', { trips: writeTrips(trips) }, options), ({ items }) => items.map(toTripNow)),
    wishes: async (): Promise<Result<KeptWish[], Failure>> => {
      const result = await client.call('core/customers/getWishlistItems')
      if (!result.ok && result.failure.code === noWishes) return succeed([])
      return mapped(result, ({ items }) => items.map(toKeptWish))
    },
    keep: async ({ id, weeks, start }: ListedTrip) =>
      mapped(
        await client.call('core/customers/addWishlistItem', {
          product_id: id,
          ...(weeks === null ? {} : { weeks }),
          ...(start === null ? {} : { start }),
        }),
        ({ item }) => toKeptWish(item),
      ),
    drop: async (itemId: number): Promise<Result<null, Failure>> => {
      const result = await client.call('core/customers/deleteWishlistItem', { item_id: itemId })
      return result.ok || result.failure.code === noItem ? succeed(null) : failed(result.failure)
    },
    compared: async () =>
      mapped(await client.call('core/products/getProductToCompare'), ({ items }) => items.map(({ course }) => toBrief(course))),
    compare: async (courseId: number) =>
      mapped(await client.call('core/products/addProductToCompare', { product_id: courseId }), ({ items }) => items),
    uncompare: async (courseId: number) =>
      mapped(await client.call('core/products/removeProductFromCompare', { product_id: courseId }), ({ items }) => items),
    clearCompare: async () => mapped(await client.call('core/products/clearCompare'), ({ items }) => items),
  }
}
