/**
 * `tsx server/modules/pictures/command.ts photo.jpg --alt-en "The reading room" --alt-ar "قاعة القراءة" [--focus 50,40] [--for branch:12]…`:
 * takes a photograph into the database and the picture folder of the environment. Until editors have a screen for it.
 */
import { readFile, stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type PictureSubject, pictureSubjects } from '../../../src/contract/picture-schema'
import { migrate } from '../../db/migrate'
import { readEnv } from '../../env'
import { fail } from '../../fail'
import { createServices } from '../../services'
import { largestFile } from './picture-variants'
import { addPicture } from './pictures-service'

function readSubject(text: string): { subject: PictureSubject; id: number } {
  const [name, id = ''] = text.split(':')
  const subject = pictureSubjects.find((known) => known === name)
  if (!subject || !/^\d{1,9}$/.test(id))
    throw new Error(`--for ${text}: give one of ${pictureSubjects.join(', ')} and an id, e.g. school:12`)
  return { subject, id: Number(id) }
}

function readFocus(text: string): { x: number; y: number } {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number)
  if (!(x >= 0 && x <= 100 && y >= 0 && y <= 100)) throw new Error(`--focus ${text}: give two numbers from 0 to 100, e.g. 50,40`)
  return { x, y }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'alt-en': { type: 'string', default: '' },
      'alt-ar': { type: 'string', default: '' },
      focus: { type: 'string', default: '50,50' },
      for: { type: 'string', multiple: true, default: [] },
    },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error('give the path of one photograph')
  if ((await stat(file)).size > largestFile) throw fail('picture_too_large')
  const upload = {
    bytes: await readFile(file),
    alt: { en: values['alt-en'], ar: values['alt-ar'] },
    focus: readFocus(values.focus),
    shownBy: values.for.map(readSubject),
  }
  const services = createServices(readEnv())
  try {
    await migrate(services.connection)
    console.log(await addPicture(services, upload))
  } finally {
    await services.connection.close()
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
