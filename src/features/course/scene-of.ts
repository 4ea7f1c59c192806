import type { AccommodationType } from '../../contract/catalogue-schema'

/** Which drawn scene shows a kind of accommodation. */
export const sceneOf: Record<AccommodationType, string> = {
  homestay: 'homestay',
  residence: 'residence',
  sharedFlat: 'shared-flat',
  studio: 'studio',
}
