/** What schools of a currency usually charge beside tuition, in whole units of it. */
export type Market = {
  registration: [number, number]
  insurancePerWeek: number
  materials: number
  courier: number
  placement: number
  guardianshipPerWeek: number
  unaccompanied: number
  exam: number
  under18PerWeek: number
  summerPerWeek: number
  christmasFlat: number
  christmasPerNight: number
  /** Printed prices of a week end on a multiple of this. */
  roundTo: number
}

const euro: Market = {
  registration: [50, 85],
  insurancePerWeek: 6,
  materials: 45,
  courier: 55,
  placement: 60,
  guardianshipPerWeek: 25,
  unaccompanied: 90,
  exam: 190,
  under18PerWeek: 30,
  summerPerWeek: 25,
  christmasFlat: 80,
  christmasPerNight: 12,
  roundTo: 5,
}

const markets: Record<string, Market> = {
  GBP: { ...euro, registration: [45, 75], courier: 50, exam: 195 },
  EUR: euro,
  USD: {
    registration: [100, 160],
    insurancePerWeek: 22,
    materials: 65,
    courier: 75,
    placement: 150,
    guardianshipPerWeek: 40,
    unaccompanied: 130,
    exam: 255,
    under18PerWeek: 45,
    summerPerWeek: 40,
    christmasFlat: 120,
    christmasPerNight: 18,
    roundTo: 5,
  },
  CAD: {
    registration: [130, 175],
    insurancePerWeek: 18,
    materials: 70,
    courier: 90,
    placement: 220,
    guardianshipPerWeek: 45,
    unaccompanied: 140,
    exam: 330,
    under18PerWeek: 45,
    summerPerWeek: 35,
    christmasFlat: 120,
    christmasPerNight: 18,
    roundTo: 5,
  },
  AUD: {
    registration: [220, 260],
    insurancePerWeek: 15,
    materials: 90,
    courier: 95,
    placement: 250,
    guardianshipPerWeek: 50,
    unaccompanied: 150,
    exam: 410,
    under18PerWeek: 45,
    summerPerWeek: 35,
    christmasFlat: 140,
    christmasPerNight: 20,
    roundTo: 5,
  },
  NZD: {
    registration: [200, 250],
    insurancePerWeek: 14,
    materials: 90,
    courier: 95,
    placement: 260,
    guardianshipPerWeek: 50,
    unaccompanied: 150,
    exam: 420,
    under18PerWeek: 45,
    summerPerWeek: 35,
    christmasFlat: 140,
    christmasPerNight: 20,
    roundTo: 5,
  },
  MYR: {
    registration: [200, 350],
    insurancePerWeek: 18,
    materials: 150,
    courier: 180,
    placement: 200,
    guardianshipPerWeek: 90,
    unaccompanied: 250,
    exam: 850,
    under18PerWeek: 80,
    summerPerWeek: 60,
    christmasFlat: 150,
    christmasPerNight: 25,
    roundTo: 10,
  },
}

/** Outside North America schools that quote in dollars charge smaller fees. */
const modestDollar: Market = {
  registration: [60, 90],
  insurancePerWeek: 8,
  materials: 40,
  courier: 60,
  placement: 60,
  guardianshipPerWeek: 20,
  unaccompanied: 70,
  exam: 120,
  under18PerWeek: 20,
  summerPerWeek: 15,
  christmasFlat: 60,
  christmasPerNight: 8,
  roundTo: 5,
}

/** Throws for a currency without a market: a new currency needs one. */
export function marketOf(currency: string, countryCode: string): Market {
  const market = currency === 'USD' && countryCode !== 'US' ? modestDollar : markets[currency]
  if (!market) throw new Error(`no market for ${currency}`)
  return market
}

/** Whole units rounded as schools print them, in minor units. */
export const printed = (units: number, roundTo: number): number => Math.max(roundTo, Math.round(units / roundTo) * roundTo) * 100
export const minor = (units: number): number => Math.round(units) * 100
