const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0))
const line = ascii('/Producer (')
const [open = 0, close = 0, blank = 0] = ascii('() ')
const name = ascii('Rihla)')

const standsAt = (file: Uint8Array, at: number): boolean => line.every((code, index) => file[at + index] === code)

/**
 * Names us as the file's producer, where jsPDF names itself and its version and has no setting for it. Nothing moves: the entry keeps its
 * length, blanks fill it. Looked for from the end, where the file's properties stand. @throws where there is no such entry.
 */
export function nameProducer(file: Uint8Array): Uint8Array {
  let at = file.length - line.length
  while (at >= 0 && !standsAt(file, at)) at -= 1
  const start = at + line.length
  const end = file.indexOf(close, start)
  if (at < 0 || file[start - 1] !== open || end < start + name.length) throw new Error('jsPDF writes its producer differently')
  file.fill(blank, start, end + 1)
  file.set(name, start)
  return file
}
