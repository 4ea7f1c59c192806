/** The answers of the site: a built file, the page of an entry newer than the build, the page for what is not there. */
import type { FastifyReply } from 'fastify'
import { configPaths } from '../../src/config/config-paths'
import { defaultLocale, type Locale } from '../../src/config/locales'
import { mapService } from '../../src/config/map-services'
import { fail } from '../fail'
import { newEntry } from '../modules/new-entries/new-entry'
import { configValue } from '../modules/store/store-config'
import type { Services } from '../services'
import { workerPolicy } from './security-headers'
import { cacheControl, candidates, revalidated } from './site-address'
import type { SiteIndex } from './site-index'
import { fillData, fillPage, frameOf, readBuilt } from './site-new-entry'
import type { NewPlace } from './site-place'

export type Site = {
  services: Services
  /** The content security policy of a built page. */
  policyOf: (file: string, index: SiteIndex) => Promise<string>
}

/** The host of the configured map service, or null: none is set, or the configuration is out of reach and the map is drawn. */
export async function tileHost({ catalogue }: Services): Promise<string | null> {
  const snapshot = await catalogue.current().catch(() => null)
  const value = (path: string) => (snapshot && configValue(snapshot, path, defaultLocale)) ?? ''
  return mapService(value(configPaths.mapService), value(configPaths.mapApiKey))?.host ?? null
}

export const findFile = (index: SiteIndex, path: string): string | undefined => {
  const found = candidates(path).find((candidate) => index.files.has(candidate))
  return found === undefined ? undefined : index.files.get(found)
}

export async function sendSiteFile({ policyOf }: Site, reply: FastifyReply, file: string, index: SiteIndex): Promise<FastifyReply> {
  reply.header('cache-control', cacheControl(file)).header('vary', 'accept-encoding')
  // Nobody reads a request's id off a page, and there each byte counts (decision 26).
  if (file.endsWith('.html')) reply.header('content-security-policy', await policyOf(file, index)).removeHeader('x-request-id')
  // A script may be run as a worker, and a worker lives by the policy of its own answer.
  if (file.endsWith('.js')) reply.header('content-security-policy', workerPolicy)
  return reply.sendFile(file, index.root)
}

/** The locale's not-found page: under 404, under 410 for what a rule says is gone, under 400 for an address nobody can read. */
export async function sendMissing(
  site: Site,
  reply: FastifyReply,
  locale: Locale,
  status: 400 | 404 | 410,
  index: SiteIndex,
): Promise<FastifyReply> {
  const page = findFile(index, `${locale}/404`)
  if (page === undefined) throw fail(status === 400 ? 'bad_request' : 'not_found')
  return sendSiteFile(site, reply.code(status), page, index)
}

export const sendMoved = (reply: FastifyReply, address: string, status: 301 | 302 | 303): FastifyReply =>
  reply.header('cache-control', revalidated).redirect(address, status)

/** The page of a new entry, or the data Gatsby asks for when it navigates. Null where the entry has gone or the build has no frame for it. */
export async function tellNewEntry(
  { services }: Site,
  { entry, locale }: NewPlace,
  form: 'page' | 'data',
  index: SiteIndex,
): Promise<string | null> {
  const frame = frameOf(locale)[form]
  const told = newEntry(await services.catalogue.current(), entry, locale, services.today())
  if (!told || !index.files.has(frame)) return null
  const built = await readBuilt(index.root, frame)
  return form === 'page' ? fillPage(built, told) : fillData(built, told, locale)
}

export async function sendNewPage(
  { policyOf }: Site,
  reply: FastifyReply,
  { locale }: NewPlace,
  html: string,
  index: SiteIndex,
): Promise<FastifyReply> {
  const policy = await policyOf(frameOf(locale).page, index)
  reply.header('cache-control', revalidated).header('vary', 'accept-encoding').header('content-security-policy', policy)
  return reply.type('text/html; charset=utf-8').send(html)
}

export const sendNewData = (reply: FastifyReply, data: string): FastifyReply =>
  reply.header('cache-control', revalidated).header('vary', 'accept-encoding').type('application/json; charset=utf-8').send(data)
