/** The `name` table of a font of ours. */
type Row = [id: number, value: string]

/** Family and style. The licence of files for the web lies beside them (OFL, condition 2): in each it would be read by nobody and weigh 250 B. */
export function familyNames(family: string, weight: number): Row[] {
  const style = weight === 600 ? 'SemiBold' : 'Regular'
  const postScript = `${family.replaceAll(' ', '')}-${style}`
  return [
    [1, weight === 600 ? `${family} ${style}` : family],
    [2, 'Regular'],
    [3, postScript],
    [4, `${family} ${style}`],
    [5, 'Version 1.0'],
    [6, postScript],
  ]
}

/** Whose drawings a font holds and under which licence: for a file that travels alone. */
export const licenceNames: { first: Row[]; last: Row[] } = {
  first: [[0, 'Copyright IBM Corp. (IBM Plex Sans, IBM Plex Sans Arabic), altered and renamed; riyal sign by the Rihla authors']],
  last: [
    [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
    [14, 'https://openfontlicense.org'],
  ],
}

/** @param rows ascending by id. */
export function nameTable(rows: readonly Row[]): Uint8Array {
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
