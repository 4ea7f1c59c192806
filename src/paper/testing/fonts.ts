import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paperFontFiles } from '../font/font-files'
import { openFont } from '../font/paper-font'

const read = (file: string): Uint8Array => new Uint8Array(readFileSync(join(__dirname, '../../../static/fonts', file)))

export const fontBytes = { regular: read(paperFontFiles.regular), strong: read(paperFontFiles.strong) }
export const faces = { regular: openFont(fontBytes.regular), strong: openFont(fontBytes.strong) }
