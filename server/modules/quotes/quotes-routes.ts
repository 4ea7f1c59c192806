/** quote/*. */
import { Type } from '@sinclair/typebox'
import { limits } from '../../../src/config/limits'
import { AcceptQuote, IssueQuote, QuoteAccepted, QuoteAnswer, QuoteLink, QuoteList } from '../../../src/contract/quote-schema'
import { serve } from '../../routing'
import { acceptQuote, issueQuote, openQuote, ownQuotes } from './quotes-service'

/** Addresses are not guessed, and papers not printed by the thousand. */
const { issues, openings } = limits.quote

export const quoteCalls = [
  serve('quote/issue', { input: IssueQuote, output: QuoteAnswer, limit: issues }, issueQuote),
  serve('quote/getByLink', { input: QuoteLink, output: QuoteAnswer, limit: openings }, openQuote),
  serve('quote/getList', { input: Type.Object({}), output: QuoteList }, ownQuotes),
  serve('quote/accept', { input: AcceptQuote, output: QuoteAccepted }, acceptQuote),
]
