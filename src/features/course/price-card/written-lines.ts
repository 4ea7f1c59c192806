import { PriceLines } from '../../../i18n/price-lines'
import { keptPart, writtenPart } from '../../../ui/kept-part'

/** The lines of the built price: they stay as they were written until the engine has come (decision 19). */
export const WrittenLines =
  process.env.BUILD_STAGE === 'build-javascript'
    ? keptPart<Parameters<typeof PriceLines>[0]>('lines', async () => (await import('../../../price-parts/live-price')).PriceLines)
    : writtenPart(PriceLines)
