/**
 * `node --import tsx server/modules/pictures/command.ts add | list | describe | hide …` (docs/operations.md "Photographs"): the editors' way
 * to bring pictures in until they have a screen for it. Only who may log in to the machine and reach the database can run it. A running
 * server notices by itself; pages follow at the next build.
 */
import { readFile, stat } from 'node:fs/promises'
import { migrate } from '../../db/migrate'
import { readEnv } from '../../env'
import { fail } from '../../fail'
import { createServices, type Services } from '../../services'
import { type Named, readCommandLine, type Wish } from './command-line'
import { largestFile } from './picture-check'
import { findSubject, findUses } from './pictures-repository'
import { addPicture, describePicture, hidePicture } from './pictures-service'
import { complain } from './said-failure'

async function idsOf({ db }: Services, names: readonly Named[]) {
  const found = []
  for (const { subject, entry } of names) {
    const id = await findSubject(db, subject, entry)
    if (id === null) throw fail('picture_subject_unknown')
    found.push({ subject, id })
  }
  return found
}

async function add(services: Services, { file, alt, focus, shownBy }: Extract<Wish, { verb: 'add' }>): Promise<void> {
  if ((await stat(file)).size > largestFile) throw fail('picture_too_large')
  const entries = await idsOf(services, shownBy)
  console.log(await addPicture(services, { bytes: await readFile(file), alt, focus, shownBy: entries }))
}

async function obey(services: Services, wish: Wish): Promise<void> {
  if (wish.verb === 'add') return add(services, wish)
  if (wish.verb === 'describe') return describePicture(services, wish.picture, wish.alt)
  const entries = await idsOf(services, wish.shownBy)
  for (const { subject, id } of entries) {
    if (wish.verb === 'hide') await hidePicture(services, wish.picture, subject, id)
    else
      for (const { picture_id, alt_en, alt_ar } of await findUses(services.db, subject, id))
        console.log([picture_id, alt_en, alt_ar].join('\t'))
  }
}

async function run(): Promise<void> {
  const wish = readCommandLine(process.argv.slice(2))
  const services = createServices(readEnv())
  try {
    await migrate(services.connection)
    await obey(services, wish)
  } finally {
    await services.connection.close()
  }
}

run().catch(complain)
