/** quote/*, course/exportPDF. */
import { Type } from '@sinclair/typebox'
import { limits } from '../../../src/config/limits'
import {
  AcceptQuote,
  IssueQuote,
  QuoteAccepted,
  QuoteAnswer,
  QuoteLink,
  QuoteList,
  QuoteSent,
  SendQuote,
} from '../../../src/contract/quote-schema'
import { serve } from '../../routing'
import { exportPdf } from './quote-printing'
import { sendQuote } from './quote-sending'
import { acceptQuote, issueQuote, openQuote, ownQuotes } from './quotes-service'

/** Addresses are not guessed, and papers not printed by the thousand. */
const { issues, openings, prints, mails } = limits.quote

export const quoteCalls = [
  serve('quote/issue', { input: IssueQuote, output: QuoteAnswer, limit: issues }, issueQuote),
  serve('quote/getByLink', { input: QuoteLink, output: QuoteAnswer, limit: openings }, openQuote),
  serve('quote/getList', { input: Type.Object({}), output: QuoteList }, ownQuotes),
  /** Bytes, not JSON. */
  serve('course/exportPDF', { input: QuoteLink, output: Type.String({ contentMediaType: 'application/pdf' }), limit: prints }, exportPdf),
  serve('quote/send', { input: SendQuote, output: QuoteSent, limit: mails }, sendQuote),
  serve('quote/accept', { input: AcceptQuote, output: QuoteAccepted }, acceptQuote),
]
