/**
 * `node --import tsx server/modules/subagents/command.ts list | logo AGENCY FILE | no-logo AGENCY` (docs/operations.md "Partner agencies"):
 * the staff's way to give an agency its logo until there are pages for it. Only who may log in to the machine and reach the database can run
 * it. A running server shows the change at once.
 */
import { readFile, stat } from 'node:fs/promises'
import { parseCount } from '../../../src/domain/digits'
import { migrate } from '../../db/migrate'
import { readEnv } from '../../env'
import { fail } from '../../fail'
import { createServices, type Services } from '../../services'
import { largestFile } from '../pictures/picture-check'
import { complain } from '../pictures/said-failure'
import { giveLogo, takeLogo } from './agency-logo'
import { allAgencies } from './subagents-repository'

const usage = 'use: list | logo AGENCY FILE | no-logo AGENCY (AGENCY is a number that list shows)'

async function list({ db }: Services): Promise<void> {
  for (const { id, agency_name, state, logo_id } of await allAgencies(db))
    console.log([id, state, logo_id === null ? '-' : 'logo', agency_name].join('\t'))
}

async function bringIn(services: Services, agency: number, file: string): Promise<void> {
  if ((await stat(file)).size > largestFile) throw fail('picture_too_large')
  await giveLogo(services, agency, await readFile(file))
}

async function obey(services: Services, [verb, number = '', file, ...more]: readonly string[]): Promise<void> {
  if (verb === 'list' && number === '') return list(services)
  const agency = parseCount(number)
  if (agency === null || more.length > 0) throw new Error(usage)
  if (verb === 'logo' && file) return bringIn(services, agency, file)
  if (verb === 'no-logo' && !file) return takeLogo(services, agency)
  throw new Error(usage)
}

async function run(): Promise<void> {
  const services = createServices(readEnv())
  try {
    await migrate(services.connection)
    await obey(services, process.argv.slice(2))
  } finally {
    await services.connection.close()
  }
}

run().catch(complain)
