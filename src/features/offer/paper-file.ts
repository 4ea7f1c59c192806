import type { IssuedQuote } from '../../contract/quote-schema'
import type { PaperSetting } from '../../paper/fill-quote-paper'
import type { OnPage } from '../../paper/render-quote-paper'

async function fetchPaper() {
  const [{ fillQuotePaper }, { renderQuotePaper }, fonts] = await Promise.all([
    import('../../paper/fill-quote-paper'),
    import('../../paper/render-quote-paper'),
    import('../../paper/fetch-fonts').then(({ fetchPaperFonts }) => fetchPaperFonts()),
  ])
  return { fillQuotePaper, renderQuotePaper, fonts }
}

let fetched: ReturnType<typeof fetchPaper> | null = null

/**
 * jsPDF, what draws with it and its fonts, fetched once: at the first sign that somebody wants the paper, so that it is there when they press,
 * and without a connection from then on. What failed is fetched again.
 */
export function preparePaper(): ReturnType<typeof fetchPaper> {
  fetched ??= fetchPaper().catch((error) => {
    fetched = null
    throw error
  })
  return fetched
}

/** The PDF's bytes. @throws when its files can't be had. */
export async function paperFile(quote: IssuedQuote, setting: PaperSetting, onPage: OnPage): Promise<Uint8Array<ArrayBuffer>> {
  const { fillQuotePaper, renderQuotePaper, fonts } = await preparePaper()
  return new Uint8Array(await renderQuotePaper(fillQuotePaper(quote, setting), fonts, onPage))
}
