import { clip } from '../domain/clip'

/** Lengths search engines show whole; longer ones they cut in the middle of a word. @assumed */
const longestTitle = 65
const longestDescription = 160
/** A shorter one says too little to choose by. @assumed */
const shortestDescription = 60

/** A page's title with the shop's name behind it, where both fit and the title does not say the name itself. */
export function titleWithBrand(title: string, brand: string): string {
  const whole = `${title} | ${brand}`
  return title.includes(brand) || whole.length > longestTitle ? clip(title, longestTitle) : whole
}

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ')

/** A page's description; an editor's short one is continued by the beginning of the text it describes (HTML). */
export const descriptionFrom = (text: string, body = '') =>
  clip(text.length < shortestDescription ? `${text.replace(/[.。]?$/, '.')} ${plain(body)}` : text, longestDescription)
