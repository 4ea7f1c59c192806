/** What a price is computed and told with on a page whose first price was built: fetched as one at the visitor's first choice. */
export * as engine from '../domain/pricing'
export { PriceLines } from '../i18n/price-lines'
export { pricingWords } from '../i18n/pricing-words'
export { PriceExplained } from './price-explained'
