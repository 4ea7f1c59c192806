/** What runs in the browser for bench/pdf.ts: as a page will do it, everything loaded when it is asked for. */
import type { Locale } from '../src/config/locales'

export type Rendered = { bytes: number; loading: number; drawing: number; pages: number }

/** One quote of `lines` fees, from the click to the file. */
export async function renderOne(locale: Locale, lines: number): Promise<Rendered> {
  const start = performance.now()
  const [{ renderQuotePaper }, { fetchPaperFonts }, { samplePaper, sampleAlternative }] = await Promise.all([
    import('../src/paper/render-quote-paper'),
    import('../src/paper/fetch-fonts'),
    import('../src/paper/testing/sample-paper'),
  ])
  const fonts = await fetchPaperFonts()
  const loaded = performance.now()
  const own = sampleAlternative(locale)
  const all = own.sections.flatMap((section) => section.lines)
  const fees = Array.from({ length: lines }, (_, index) => all[index % all.length]).flatMap((line) => line ?? [])
  const alternative = { ...own, sections: [{ heading: own.heading, lines: fees }] }
  let pages = 0
  const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))
  const file = await renderQuotePaper(samplePaper(locale, { alternatives: [alternative] }), fonts, async (_, count) => {
    pages = count
    await painted()
  })
  return { bytes: file.length, loading: loaded - start, drawing: performance.now() - loaded, pages }
}

declare global {
  interface Window {
    renderOne?: typeof renderOne
  }
}
window.renderOne = renderOne
