/** The QR code as boxes: modules of a row that touch are one box, so that no hair line shows between them. */
import { encode } from 'uqr'

type Box = [x: number, top: number, width: number, height: number]

/** @param size points of the whole code without its quiet zone. */
export function qrBoxes(text: string, x: number, top: number, size: number): Box[] {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const module = size / data.length
  return data.flatMap((row, line) => {
    const boxes: Box[] = []
    row.forEach((isDark, column) => {
      const last = boxes.at(-1)
      if (!isDark) return
      if (last && row[column - 1]) last[2] += module
      else boxes.push([x + column * module, top + line * module, module, module])
    })
    return boxes
  })
}
