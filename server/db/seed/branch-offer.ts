import type { Accommodation } from '../../../src/contract/catalogue-schema'
import type { AccommodationPricing, ExtraFeePricing, PickupPricing } from '../../../src/contract/pricing-schema'
import { buildRooms } from './accommodations'
import { buildFees, buildPickups } from './branch-fees'
import { type Market, marketOf, minor } from './market'
import { buildPromotions, type OwnedPromotion } from './promotions'
import { diceOf } from './random'
import type { Site } from './sites'

/** What a branch sells and charges beside its lessons; every course of the branch shares it. */
export type BranchOffer = {
  branchId: number
  market: Market
  registration: number
  insurancePerWeek: number
  rooms: Accommodation[]
  accommodations: AccommodationPricing[]
  pickups: PickupPricing[]
  extraFees: ExtraFeePricing[]
  promotions: OwnedPromotion[]
}

/** The first free id of each kind. Ids below eleven are the sentinels'. */
type Ids = { room: number; pickup: number; fee: number; promotion: number }
const firstIds: Ids = { room: 11, pickup: 11, fee: 11, promotion: 11 }

function buildOffer(site: Site, ordinal: number, ids: Ids, baseDate: string): BranchOffer {
  const { country } = site.town.place
  const market = marketOf(site.town.place.schoolCurrency, country.code)
  const rooms = buildRooms(site, ordinal, ids.room, market, Number(baseDate.slice(0, 4)))
  const [least, most] = market.registration
  const step = most - least > 100 ? 50 : 5
  return {
    branchId: site.branchId,
    market,
    registration: minor(least + step * diceOf(`${site.brand.slug} registration`).between(0, Math.floor((most - least) / step))),
    insurancePerWeek: minor(market.insurancePerWeek),
    rooms: rooms.documents,
    accommodations: rooms.pricings,
    pickups: buildPickups(site, ids.pickup),
    extraFees: buildFees(site, ids.fee, market),
    promotions: buildPromotions(site, ordinal, ids.promotion, market, baseDate),
  }
}

/** The offers of all branches but the sentinels', in the order of their ids. */
export function buildOffers(sites: Site[], baseDate: string): BranchOffer[] {
  const ids = { ...firstIds }
  return sites.map((site, index) => {
    const offer = buildOffer(site, index + 1, ids, baseDate)
    ids.room += offer.rooms.length
    ids.pickup += offer.pickups.length
    ids.fee += offer.extraFees.length
    ids.promotion += offer.promotions.length
    return offer
  })
}
