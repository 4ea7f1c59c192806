import type { IconName } from '../../ui/icon'

/** Drawings editors may name that this site has; for all others a tick stands. */
const known: readonly IconName[] = [
  'accessibility',
  'book-open',
  'bus',
  'car',
  'coffee',
  'dumbbell',
  'laptop',
  'library',
  'moon-star',
  'printer',
  'sofa',
  'sun',
  'utensils',
  'washing-machine',
  'waves',
  'wifi',
]

export const facilityIcon = (name: string): IconName => known.find((icon) => icon === name) ?? 'check'
