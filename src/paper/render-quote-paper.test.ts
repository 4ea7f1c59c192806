import type { PaperAlternative, PaperLine, QuotePaper } from './quote-paper'
import { renderQuotePaper } from './render-quote-paper'
import { fontBytes } from './testing/fonts'
import { bare, checkedByQpdf, type ReadPdf, readPdf, readPdfs, type TagNode, textOf } from './testing/read-pdf'
import { sampleAlternative, samplePaper, sampleWords } from './testing/sample-paper'

const pdf = (paper: QuotePaper) => renderQuotePaper(paper, fontBytes)
const fee = (index: number): PaperLine => ({
  label: `Fee ${index} end`,
  rule: `Rule of ${index}`,
  amounts: [`GBP ${index}.00`, `SAR ${index}.50`],
})
const withLines = (locale: 'ar' | 'en', count: number): PaperAlternative => ({
  ...sampleAlternative(locale),
  sections: [{ heading: 'All fees', lines: Array.from({ length: count }, (_, index) => fee(index + 1)) }],
})

/** Every text of a paper, in the order in which it is read. */
function saidIn(paper: QuotePaper): string[] {
  const facts = (rows: { label: string; value: string }[]) => rows.flatMap(({ label, value }) => [label, value])
  const lines = (rows: PaperLine[]) => rows.flatMap(({ label, rule = '', amounts }) => [label, rule, ...amounts])
  const alternatives = paper.alternatives.flatMap((one) => [
    ...[one.option ?? '', one.heading, ...facts(one.facts), paper.words.feeColumn, ...one.columns],
    ...one.sections.flatMap(({ heading, lines: rows }) => [heading, ...lines(rows)]),
    ...one.totals.flatMap(({ label, amounts }) => [label, ...amounts]),
    ...facts(one.payments),
  ])
  const prose = [paper.notes, paper.terms].flatMap((one) => (one ? [one.heading, ...one.text.split('\n')] : []))
  const student = [paper.student.heading, ...facts(paper.student.facts)]
  return [
    paper.agency.name,
    ...paper.agency.contacts,
    paper.title,
    paper.number,
    ...facts(paper.facts),
    ...student,
    ...alternatives,
    ...prose,
    paper.address,
  ]
}

/** The first text that does not follow the one before it, or null. */
function outOfOrder(read: ReadPdf, texts: string[]): string | null {
  const all = textOf(read)
  let from = 0
  for (const text of texts.map(bare)) {
    const at = all.indexOf(text, from)
    if (at < 0) return text
    from = at + text.length
  }
  return null
}

const roles = (node: TagNode | null): string[] => (node ? [node.role ?? '', ...(node.children ?? []).flatMap(roles)] : [])
const rolesOf = ({ pages }: ReadPdf) => pages.flatMap(({ tags }) => roles(tags))

describe.each(['ar', 'en'] as const)('the PDF of a quote, %s', (locale) => {
  const paper = samplePaper(locale)
  let file: Uint8Array
  let read: ReadPdf
  beforeAll(async () => {
    file = await pdf(paper)
    read = readPdf(file)
  })

  it('is a sound file of A4 pages', () => {
    expect(read.warnings).toEqual([])
    expect([0, null]).toContain(checkedByQpdf(file))
    for (const { view } of read.pages) expect(view.map(Math.round)).toEqual([0, 0, 595, 842])
  })
  it('says everything that was worded, in reading order', () => {
    expect(outOfOrder(read, saidIn(paper))).toBeNull()
  })
  it('counts its pages, repeats the head of the table and leads to the live quote', () => {
    expect(read.pages.length).toBeGreaterThan(1)
    read.pages.forEach(({ text }, index) => {
      expect(bare(text)).toContain(bare(paper.words.page(index + 1, read.pages.length)))
    })
    expect(bare(read.pages[1]?.text ?? '')).toContain(bare(paper.words.continued))
    expect(new Set(read.pages.flatMap(({ links }) => links))).toEqual(new Set([paper.address]))
  })
  it('has title, language, tags and the moment of issue, and tells nothing else', () => {
    const { Title, Author, Creator, Producer, CreationDate, Language } = read.info
    expect([Title, Author, Creator]).toEqual([`${paper.title} Q-2026-004217`, paper.agency.name, 'Rihla'])
    expect(Producer).toBe('Rihla')
    expect(Buffer.from(file).includes('jsPDF')).toBe(false)
    expect([CreationDate, Language]).toEqual(["D:20260301120000+00'00'", locale === 'ar' ? 'ar-SA' : 'en-US'])
    expect(read.marks?.Marked).toBe(true)
    expect(read.view).toMatchObject({ DisplayDocTitle: true, ...(locale === 'ar' ? { Direction: 'R2L' } : {}) })
    expect(rolesOf(read)).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Figure', 'Sect', 'Table', 'TR', 'TH', 'TD']))
  })
  it('given the same quote again, then it is the same file', async () => {
    expect(Buffer.compare(Buffer.from(await pdf(samplePaper(locale))), Buffer.from(file))).toBe(0)
  })
  it('stands its amounts in columns at the end of the line, decimals under each other', () => {
    const columns = paper.alternatives[0]?.sections.flatMap(({ lines }) => lines.map(({ amounts }) => bare(amounts[1] ?? ''))) ?? []
    const places = read.pages.flatMap(({ places: all }) => all).filter(({ str }) => columns.includes(bare(str)))
    const ends = places.map(({ left, width }) => Math.round(left + width))
    expect(places.length).toBeGreaterThan(8)
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1)
    expect(ends[0]).toBeLessThan(locale === 'ar' ? 200 : 600)
    expect(ends[0]).toBeGreaterThan(locale === 'ar' ? 50 : 500)
  })
})

describe('bad input', () => {
  it.each(['ar', 'en'] as const)(
    'given 60 fee lines, %s, or any number that ends near a page, then all are there under heads and totals stand with the last fee and the deposit',
    async (locale) => {
      const counts = [18, 19, 20, 21, 22, 23, 24, 60]
      const alternatives = counts.map((count) => withLines(locale, count))
      const files: Uint8Array[] = []
      for (const alternative of alternatives) files.push(await pdf(samplePaper(locale, { alternatives: [alternative] })))
      for (const [index, read] of readPdfs(files).entries()) {
        const alternative = alternatives[index] ?? withLines(locale, 0)
        const count = counts[index] ?? 0
        const texts = read.pages.map(({ text }) => bare(text))
        const missing = alternative.sections.flatMap(({ lines }) =>
          lines.filter(({ label, amounts }) => ![label, ...amounts].every((text) => texts.join('').includes(bare(text)))),
        )
        expect(missing).toEqual([])
        const last = texts.find((text) => text.includes(bare(alternative.totals.at(-1)?.label ?? '')))
        expect([last?.includes(`Fee${count}end`), last?.includes(bare(alternative.payments[0]?.value ?? ''))]).toEqual([true, true])
        for (const text of texts.filter((one) => /Fee\d+end/.test(one))) expect(text).toContain(bare(alternative.columns[0] ?? ''))
      }
    },
    120_000,
  )
  it.each(['ar', 'en'] as const)(
    'given one to three options, %s, then no page but the last ends with a quarter of it blank',
    async (locale) => {
      const full = sampleAlternative(locale)
      const short = { ...full, sections: full.sections.slice(0, 1) }
      const files: Uint8Array[] = []
      for (const alternatives of [[full], [short, full], [full, short], [full, full, full], [short, short, short]])
        files.push(await pdf(samplePaper(locale, { alternatives })))
      const foot = 40
      for (const { pages } of readPdfs(files))
        for (const { places, view } of pages.slice(0, -1)) {
          const lowest = Math.min(...places.map(({ bottom }) => bottom).filter((bottom) => bottom > foot))
          expect(lowest - foot).toBeLessThan((view[3] ?? 0) / 4)
        }
    },
  )
  it('given no lines, then the paper says so and still has its totals', async () => {
    const alternative = { ...sampleAlternative('ar'), sections: [] }
    const read = readPdf(await pdf(samplePaper('ar', { alternatives: [alternative] })))
    expect(outOfOrder(read, [sampleWords('ar').noLines, alternative.totals[0]?.label ?? ''])).toBeNull()
  })
  it('given a note of 3,000 characters without spaces, then all of it is there and inside the page', async () => {
    for (const letter of ['س', 'w']) {
      const text = letter.repeat(3000)
      const read = readPdf(await pdf(samplePaper('ar', { notes: { heading: 'ملاحظات', text } })))
      expect(textOf(read).split(letter).length).toBeGreaterThan(3000)
      for (const { left, width } of read.pages.flatMap(({ places }) => places)) {
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(595)
      }
    }
  })
  it('given names of 200 characters, mixed scripts, RLO and emoji, then they are read as typed but for what turns or cannot be drawn', async () => {
    const long = 'عبد الرحمن van der Berg-'.repeat(9).slice(0, 200)
    const facts = [
      { label: 'الاسم', value: `\u2068${long}\u2069` },
      { label: 'آخر', value: '\u202EAli\u202C 😀 \u2067محمد' },
    ]
    const paper = samplePaper('ar', { student: { heading: 'الطالب', facts }, agency: { name: long, contacts: [long] } })
    const file = await pdf(paper)
    const read = readPdf(file)
    expect(read.warnings).toEqual([])
    expect([0, null]).toContain(checkedByQpdf(file))
    expect(outOfOrder(read, ['الاسم', 'آخر', 'Ali', 'محمد'])).toBeNull()
    expect(textOf(read)).toContain(bare(long.slice(0, 20)))
  })
  it('given text that looks like PDF, then it is text', async () => {
    const evil = ')>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>endobj(\\'
    const paper = samplePaper('en', {
      title: evil,
      number: evil,
      agency: { name: evil, contacts: [evil] },
      notes: { heading: evil, text: evil },
    })
    const file = await pdf(paper)
    const read = readPdf(file)
    expect([0, null]).toContain(checkedByQpdf(file))
    expect(read.info.Title).toBe(`${evil} ${evil}`)
    expect(outOfOrder(read, [evil, evil])).toBeNull()
    expect(JSON.stringify(read.actions)).not.toContain('alert')
  })
  it('given an address that is none of the web, then there is no paper', async () => {
    for (const address of ['javascript:alert(1)', 'https://a b', ') /URI (', ''])
      await expect(pdf(samplePaper('en', { address }))).rejects.toThrow()
  })
  it('given three alternatives, then each has its own table; given a fourth, then it is left out', async () => {
    const one = (index: number) => ({ ...sampleAlternative('en'), option: `Way ${index}` })
    const read = readPdf(await pdf(samplePaper('en', { alternatives: [1, 2, 3, 4].map(one) })))
    expect(textOf(read)).toContain('Way3')
    expect(textOf(read)).not.toContain('Way4')
    expect(rolesOf(read).filter((role) => role === 'Sect').length).toBeGreaterThanOrEqual(3)
  })
})

describe('progress', () => {
  it('is told page by page and waits for who listens', async () => {
    const told: string[] = []
    const file = await renderQuotePaper(samplePaper('ar', { alternatives: [withLines('ar', 60)] }), fontBytes, async (done, pages) => {
      await Promise.resolve()
      told.push(`${done}/${pages}`)
    })
    const { pages } = readPdf(file)
    expect(told).toEqual(pages.map((_, index) => `${index + 1}/${pages.length}`))
  })
})
