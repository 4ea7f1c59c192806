export type Pixel = { x: number; y: number }
export type Cluster<Place> = { places: Place[] } & Pixel

/**
 * Puts together what would lie on top of each other on the screen. Greedy and stable: the first of a heap gives it its place.
 * @param least pixels that must lie between two marks
 */
export function clustersOf<Place>(places: readonly Place[], pixelOf: (place: Place) => Pixel, least: number): Cluster<Place>[] {
  const clusters: Cluster<Place>[] = []
  for (const place of places) {
    const { x, y } = pixelOf(place)
    const near = clusters.find((one) => Math.abs(one.x - x) < least && Math.abs(one.y - y) < least / 2)
    if (near) near.places.push(place)
    else clusters.push({ places: [place], x, y })
  }
  return clusters
}
