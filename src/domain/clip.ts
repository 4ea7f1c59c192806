const ellipsis = '…'

/** The text on one line; where it is longer than `longest` characters, as many whole words as fit, and `…`. */
export function clip(text: string, longest: number): string {
  const tidy = text.replace(/\s+/g, ' ').trim()
  if (tidy.length <= longest) return tidy
  const fitting = tidy.slice(0, longest - 1)
  const end = fitting.lastIndexOf(' ')
  return `${fitting.slice(0, end > longest / 2 ? end : undefined).replace(/[\s,،:;؛–-]+$/, '')}${ellipsis}`
}
