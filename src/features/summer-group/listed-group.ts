export type ListedGroup = {
  entityId: number
  url: string
  name: string
  from: string
  to: string
  weeks: number
  minAge: number
  maxAge: number
  placesLeft: number
  priceSar: number
  branch: { city: { name: string; poster: string; country: { name: string } } }
}
