/** The `name` table of a font of ours: family, style, whose drawings it holds and under which licence (OFL, condition 2). */
const copyright = 'Copyright IBM Corp. (IBM Plex Sans, IBM Plex Sans Arabic), altered and renamed; riyal sign by the Rihla authors'
const licence = 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'
const licenceAddress = 'https://openfontlicense.org'

export function nameTable(family: string, weight: number): Uint8Array {
  const style = weight === 600 ? 'SemiBold' : 'Regular'
  const postScript = `${family.replaceAll(' ', '')}-${style}`
  const rows: [number, string][] = [
    [0, copyright],
    [1, weight === 600 ? `${family} ${style}` : family],
    [2, 'Regular'],
    [3, postScript],
    [4, `${family} ${style}`],
    [5, 'Version 1.0'],
    [6, postScript],
    [13, licence],
    [14, licenceAddress],
  ]
  const text = rows.map(([, value]) => value).join('')
  const start = 6 + rows.length * 12
  const table = new Uint8Array(start + text.length * 2)
  const view = new DataView(table.buffer)
  ;[0, rows.length, start].forEach((value, index) => {
    view.setUint16(index * 2, value)
  })
  let offset = 0
  rows.forEach(([id, value], row) => {
    const fields = [3, 1, 0x409, id, value.length * 2, offset]
    fields.forEach((field, index) => {
      view.setUint16(6 + row * 12 + index * 2, field)
    })
    offset += value.length * 2
  })
  for (let index = 0; index < text.length; index += 1) view.setUint16(start + index * 2, text.charCodeAt(index))
  return table
}
