import { clip } from '../domain/clip'

/** Lengths search engines show whole; longer ones they cut in the middle of a word. @assumed */
const longestTitle = 65
const longestDescription = 160

/** A page's title with the shop's name behind it, where both fit and the title does not say the name itself. */
export function titleWithBrand(title: string, brand: string): string {
  const whole = `${title} | ${brand}`
  return title.includes(brand) || whole.length > longestTitle ? clip(title, longestTitle) : whole
}

export const clipDescription = (text: string) => clip(text, longestDescription)
