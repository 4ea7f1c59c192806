import type { LocalisedText } from '../../../../src/contract/text-schema'
import type { LanguageKey } from '../languages'

/** An invented school. No name here is a real school's. */
export type BrandFacts = {
  slug: string
  name: LocalisedText
  founded: number
  /** What it is known for, in a sentence or two. */
  character: LocalisedText
  teaches: LanguageKey[]
  /** Slugs of the cities of its branches. */
  cities: string[]
  /** Its prices against what is usual in the city, in per cent. */
  level: number
  featured?: boolean
}
