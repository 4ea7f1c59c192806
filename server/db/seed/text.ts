import type { LocalisedText } from '../../../src/contract/text-schema'

/** Both languages side by side, so that a reader of the data can check one against the other. */
export const text = (en: string, ar: string): LocalisedText => ({ en, ar })
