import { paperFontFiles } from './font/font-files'
import type { FontBytes } from './render-quote-paper'

/** The paper's fonts as the site serves them. The worker keeps `/fonts/`, so that a second PDF works without a connection. @throws when one does not come. */
export async function fetchPaperFonts(): Promise<FontBytes> {
  const get = async (file: string) => {
    const answer = await fetch(`/fonts/${file}`)
    if (!answer.ok) throw new Error(`font ${file}: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
  const [regular, strong] = await Promise.all([get(paperFontFiles.regular), get(paperFontFiles.strong)])
  return { regular, strong }
}
