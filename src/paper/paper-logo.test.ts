import sharp from 'sharp'
import type { PaperLogo } from './quote-paper'
import { renderQuotePaper } from './render-quote-paper'
import { fontBytes } from './testing/fonts'
import { checkedByQpdf, readPdf, type TagNode } from './testing/read-pdf'
import { samplePaper } from './testing/sample-paper'

async function logo(type: 'PNG' | 'JPEG', width: number, height: number): Promise<PaperLogo> {
  const drawn = sharp({ create: { width, height, channels: 4, background: { r: 11, g: 110, b: 110, alpha: 0.5 } } })
  const bytes = await (type === 'PNG' ? drawn.png() : drawn.flatten().jpeg()).toBuffer()
  return { bytes: new Uint8Array(bytes), type, width, height }
}

const figures = (node: TagNode | null): string[] =>
  node ? [...(node.role === 'Figure' ? [node.alt ?? ''] : []), ...(node.children ?? []).flatMap(figures)] : []

describe('the logo of who offers', () => {
  it.each([
    ['PNG', 400, 100],
    ['PNG', 60, 300],
    ['JPEG', 900, 900],
  ] as const)('given a %s of %i × %i, then it is a picture with the name as its words, in a sound file', async (type, width, height) => {
    const agency = { name: 'Study Partners', contacts: [], logo: await logo(type, width, height) }
    const file = await renderQuotePaper(samplePaper('ar', { agency }), fontBytes)
    const read = readPdf(file)
    expect([0, null]).toContain(checkedByQpdf(file))
    expect(read.warnings).toEqual([])
    expect(
      Buffer.from(file)
        .toString('latin1')
        .match(new RegExp(`/Width ${width}\\s+/Height ${height}`)),
    ).not.toBeNull()
    expect(figures(read.pages[0]?.tags ?? null)).toContain('Study Partners')
  })
})
