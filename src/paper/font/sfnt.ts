/** The container of a TrueType font: a directory of tables. Big-endian throughout (OpenType specification, "Font file"). */

export type Tables = ReadonlyMap<string, Uint8Array>

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const tagAt = (bytes: Uint8Array, offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4))

/** The tables of a font, as windows on its bytes. */
export function readTables(font: Uint8Array): Tables {
  const view = viewOf(font)
  const count = view.getUint16(4)
  const rows = Array.from({ length: count }, (_, index) => 12 + index * 16)
  return new Map(
    rows.map((at) => {
      const offset = view.getUint32(at + 8)
      return [tagAt(font, at), font.subarray(offset, offset + view.getUint32(at + 12))] as const
    }),
  )
}

/** A table that every TrueType font has. @throws when it is not there. */
export function tableOf(tables: Tables, tag: string): Uint8Array {
  const table = tables.get(tag)
  if (!table) throw new Error(`the font has no table ${tag}`)
  return table
}

const padded = (length: number) => (length + 3) & ~3

function checksum(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 1) sum = (sum + (bytes[at] ?? 0) * 2 ** (24 - 8 * (at % 4))) % 2 ** 32
  return sum
}

/** A font of these tables, in the order of their tags. */
export function writeTables(tables: Tables): Uint8Array {
  const rows = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const start = 12 + rows.length * 16
  const font = new Uint8Array(start + rows.reduce((sum, [, table]) => sum + padded(table.length), 0))
  const view = viewOf(font)
  const power = Math.floor(Math.log2(rows.length))
  view.setUint32(0, 0x00010000)
  view.setUint16(4, rows.length)
  view.setUint16(6, 2 ** power * 16)
  view.setUint16(8, power)
  view.setUint16(10, rows.length * 16 - 2 ** power * 16)
  let offset = start
  rows.forEach(([tag, table], index) => {
    const at = 12 + index * 16
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(at + letter, tag.charCodeAt(letter))
    view.setUint32(at + 4, checksum(table))
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, table.length)
    font.set(table, offset)
    offset += padded(table.length)
  })
  return font
}
