/** Mean radius of the Earth in metres. */
const radius = 6_371_000
const radians = (degrees: number): number => (degrees * Math.PI) / 180

export type Position = { latitude: number; longitude: number }

/** Metres between two places as the crow flies (haversine), rounded to the metre. Degrees, north and east positive. */
export function metresBetween(from: Position, to: Position): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2)
  const east = Math.sin(radians(to.longitude - from.longitude) / 2)
  const chord = north * north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east * east
  return Math.round(2 * radius * Math.asin(Math.min(1, Math.sqrt(chord))))
}

/** Metres as kilometres with one decimal: `1.4`. Less than a hundred metres is `0.1`. */
export const kilometres = (metres: number): string => (Math.max(100, metres) / 1000).toFixed(1)

/** Decimal degrees as an editor wrote them. Null where that is no place on Earth. */
export function positionOf({ latitude, longitude }: { latitude: string; longitude: string }): Position | null {
  const isWithin = (text: string, most: number) => /^-?\d{1,3}(\.\d+)?$/.test(text.trim()) && Math.abs(Number(text)) <= most
  return isWithin(latitude, 90) && isWithin(longitude, 180) ? { latitude: Number(latitude), longitude: Number(longitude) } : null
}
