import type { MarketTerms } from '../../contract/pricing-schema'

/** The shop as the page was built: what its paper says of it, and the terms that hints are computed with. */
export type OfferSetting = { terms: MarketTerms; contacts: { phone: string; email: string; address: string } }
