import type { IssuedQuote, QuoteAlternative } from '../../contract/quote-schema'
import type { Root } from '../../store/root-store'
import type { OfferSetting } from './offer-setting'
import type { useAccept } from './use-accept'

/** What the parts of one option of a quote have in common. */
export type AlternativeProps = {
  setting: OfferSetting
  store: Root
  quote: IssuedQuote
  alternative: QuoteAlternative
  index: number
  /** Its lines are in sight from the start. */
  unfolded: boolean
  accepting: ReturnType<typeof useAccept>['state']
  onAccept: ReturnType<typeof useAccept>['accept']
}
