/** course/exportPDF: the paper of an issued quote (spec §1, §7; issue "quotes"). */
import type { FastifyReply } from 'fastify'
import { configPaths } from '../../../src/config/config-paths'
import type { Locale } from '../../../src/config/locales'
import type { QuoteLink } from '../../../src/contract/quote-schema'
import { type PaperJob, paperFileName } from '../../paper/paper-job'
import { attachmentHeader } from '../../plugins/attachment-name'
import type { Call } from '../../routing'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { configValue } from '../store/store-config'
import { type Opened, readIssued } from './quote-reading'

/** The shop as its papers name it. */
function agencyOf(snapshot: CatalogueSnapshot, locale: Locale): PaperJob['agency'] {
  const value = (path: string) => configValue(snapshot, path, locale) ?? ''
  return {
    name: value(configPaths.storeName),
    phone: value(configPaths.storePhone),
    email: value(configPaths.storeEmail),
    address: value(configPaths.storeAddress),
  }
}

export const paperJob = ({ quote, snapshot }: Opened, locale: Locale, site: string): PaperJob => ({
  quote,
  locale,
  site,
  agency: agencyOf(snapshot, locale),
})

/**
 * The PDF of a quote by its secret address, in the caller's language. @assumed a course without a quote has no paper: a paper has a number and
 * a live address, which issuing gives. Fails with `quote_unknown`, `busy`.
 */
export async function exportPdf(call: Call<QuoteLink>): Promise<FastifyReply> {
  const { services, locale, reply } = call
  const job = paperJob(await readIssued(call, call.input.link), locale, services.env.publicUrl)
  const bytes = await services.press.print(job)
  return reply
    .type('application/pdf')
    .header('content-disposition', attachmentHeader(paperFileName(job), `${job.quote.number}.pdf`))
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes))
}
