import type { Accommodation, AccommodationType, Bathroom, Board, Room } from '../../../src/contract/catalogue-schema'
import type { AccommodationPricing } from '../../../src/contract/pricing-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { type Market, minor } from './market'
import { highSeason, listsOf } from './price-lists'
import { cycled, type Dice, diceOf } from './random'
import { boardNames, houses, kindNames, notes, roomNames } from './room-phrases'
import type { Site } from './sites'
import { text } from './text'

type Kind = { type: AccommodationType; room: Room; bathroom: Bathroom; board: Board; percent: number }

/** Rooms as they are usually sold; percent of the city's price for the type. */
const kinds: Record<AccommodationType, Kind[]> = {
  homestay: [
    { type: 'homestay', room: 'single', bathroom: 'shared', board: 'halfBoard', percent: 100 },
    { type: 'homestay', room: 'single', bathroom: 'private', board: 'halfBoard', percent: 122 },
    { type: 'homestay', room: 'twin', bathroom: 'shared', board: 'fullBoard', percent: 98 },
    { type: 'homestay', room: 'single', bathroom: 'shared', board: 'breakfast', percent: 84 },
  ],
  residence: [
    { type: 'residence', room: 'single', bathroom: 'private', board: 'none', percent: 100 },
    { type: 'residence', room: 'twin', bathroom: 'shared', board: 'none', percent: 72 },
    { type: 'residence', room: 'single', bathroom: 'shared', board: 'breakfast', percent: 95 },
  ],
  sharedFlat: [
    { type: 'sharedFlat', room: 'single', bathroom: 'shared', board: 'none', percent: 100 },
    { type: 'sharedFlat', room: 'twin', bathroom: 'shared', board: 'none', percent: 70 },
  ],
  studio: [{ type: 'studio', room: 'studio', bathroom: 'private', board: 'none', percent: 100 }],
}

/** Which types the `ordinal`-th branch offers: 298 rooms over 109 branches, so 80 have three and 29 two. */
function typesOf(ordinal: number): AccommodationType[] {
  const second = cycled(['residence', 'sharedFlat', 'residence'] as const, ordinal)
  const third = cycled(['studio', 'sharedFlat', 'studio', 'residence'] as const, ordinal)
  const three: AccommodationType[] = ['homestay', second, third === second ? 'studio' : third]
  return ordinal <= 80 ? three : three.slice(0, 2)
}

type Numbered = { site: Site; id: number; kind: Kind; dice: Dice; minAge: number; checkInDay: number }

const priceIn = (site: Site, type: AccommodationType): number => site.town.facts.prices[type]

function nameOf({ type, room, board }: Kind, branchId: number): LocalisedText {
  const house = cycled(houses, branchId)
  const first = type === 'residence' ? text(`${house.en} residence`, `سكن «${house.ar}» الطلابي`) : kindNames[type]
  const parts = type === 'studio' ? [first, boardNames[board]] : [first, roomNames[room], boardNames[board]]
  return { en: parts.map(({ en }) => en).join(', '), ar: parts.map(({ ar }) => ar).join('، ') }
}

function document({ site, id, kind, dice, minAge, checkInDay }: Numbered): Accommodation {
  const { type, room, bathroom, board } = kind
  const far = type === 'homestay'
  const distanceMetres = far ? dice.between(18, 70) * 100 : dice.between(3, 28) * 100
  return {
    id,
    branchId: site.branchId,
    name: nameOf(kind, site.branchId),
    type,
    room,
    bathroom,
    board,
    distanceMetres,
    minutesAway: far ? Math.round(distanceMetres / 250) + 8 : Math.max(4, Math.round(distanceMetres / 90)),
    minAge,
    maxAge: null,
    checkInDay,
    notes: cycled(notes[type], site.branchId + id),
  }
}

function pricing({ site, id, kind, minAge, checkInDay }: Numbered, market: Market, baseYear: number): AccommodationPricing {
  const { type } = kind
  const flat = site.branchId % 2 === 0
  const lists = listsOf({
    price: (priceIn(site, type) * kind.percent * site.brand.level) / 10_000,
    rule: 'whole',
    split: site.branchId % 3 === 0,
    single: site.branchId % 5 === 0,
    ladder: type === 'studio' ? 3 : 'flat',
    roundTo: market.roundTo,
    baseYear,
  })
  return {
    id,
    lists,
    summer: type === 'sharedFlat' ? null : highSeason(site.town.place.country.code, market.summerPerWeek),
    under18PerWeek: minAge < 18 ? minor(market.under18PerWeek) : 0,
    christmas:
      type === 'studio' || site.town.place.country.code === 'TR'
        ? null
        : {
            from: '12-22',
            to: '01-02',
            rule: flat ? 'flat' : 'perNight',
            price: minor(flat ? market.christmasFlat : market.christmasPerNight),
          },
    placementFee: minor(market.placement),
    extraNight: minor(Math.ceil(priceIn(site, type) / 6 / 5) * 5),
    minAge,
    maxAge: null,
    minWeeks: type === 'studio' ? 4 : type === 'sharedFlat' ? 2 : 1,
    checkInDay,
  }
}

export type Rooms = { documents: Accommodation[]; pricings: AccommodationPricing[] }

/** The rooms of a branch, from an id on. */
export function buildRooms(site: Site, ordinal: number, firstId: number, market: Market, baseYear: number): Rooms {
  const numbered = typesOf(ordinal).map((type, place): Numbered => {
    const dice = diceOf(`${site.brand.slug} ${site.town.facts.slug} room ${place}`)
    const minAge = type === 'homestay' ? site.minAge : type === 'residence' ? Math.max(16, site.minAge) : 18
    return { site, id: firstId + place, kind: cycled(kinds[type], ordinal + place), dice, minAge, checkInDay: type === 'homestay' ? 7 : 6 }
  })
  return { documents: numbered.map(document), pricings: numbered.map((room) => pricing(room, market, baseYear)) }
}
