/** The built site, on the API's own origin (design api.md "Operations"). */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookies } from '../../src/config/events'
import { defaultLocale, isLocale, type Locale, localeOf } from '../../src/config/locales'
import { isNotFoundPath, isStandIn, newEntryPath, splitLocale } from '../../src/config/routes'
import { withQuery } from '../../src/domain/paths'
import { fail } from '../fail'
import { entryAt, numberedEntryAt } from '../modules/store/url-entries'
import { ruleAt } from '../modules/store/url-rules'
import type { Services } from '../services'
import { type Address, isAsset, isUnlisted, readAddress, tidyLocation } from './site-address'
import { findFile, type Site, sendMissing, sendMoved, sendNewData, sendNewPage, sendSiteFile, tellNewEntry, tileHost } from './site-answers'
import { createPagePolicies } from './site-csp'
import { createSiteIndex, type SiteIndex } from './site-index'
import { type Place, placeOf } from './site-place'

/** The locale of an address, else the one remembered in the cookie (spec §2), else the default. */
function localeFor(url: string, request: FastifyRequest): Locale {
  const named = localeOf(url.replace(/[?#].*$/s, '').replace(/^\/*/, '/'))
  const remembered = request.cookies[cookies.locale]
  return named ?? (isLocale(remembered) ? remembered : defaultLocale)
}

const wantsPage = (request: FastifyRequest, path: string): boolean => {
  const destination = request.headers['sec-fetch-dest']
  // Somebody goes there: the answer is read by a person, whatever the address ends in (case 71).
  if (destination === 'document') return true
  return (destination === undefined || destination === 'empty') && !isAsset(path)
}

/** A form whose script has not come: its page says what it needs, and no browser shows a visitor data. @assumed */
const isSentForm = (request: FastifyRequest) => request.headers['sec-fetch-dest'] === 'document'

type Asked = { site: Site; index: SiteIndex; request: FastifyRequest; reply: FastifyReply; address: Address }

/** Without the catalogue the pages that are built are still there. */
async function lookUp({ site, index, request }: Asked, path: string, remembered: Locale): Promise<Place | null> {
  const snapshot = await site.services.catalogue.current().catch((error: unknown) => {
    request.log.error({ err: error }, 'route rules could not be read')
    return null
  })
  return placeOf(path, {
    pageAt: (key) => index.pages.get(key),
    ruleAt: (key) => (snapshot ? ruleAt(snapshot, key) : undefined),
    entryAt: (at) => (snapshot ? entryAt(snapshot, at) : undefined),
    numberedEntryAt: (at) => (snapshot ? numberedEntryAt(snapshot, at) : undefined),
    remembered,
  })
}

/** An encoded slash is inside a part, and no page has one; the pages that stand in for others are nobody's address. */
const leadsNowhere = ({ path, parts }: Address) => parts.some((part) => part.includes('/')) || isStandIn(`/${path}`)

/** The data of a page that is newer than the build. All other data are files. */
async function sendData(asked: Asked): Promise<FastifyReply> {
  const { site, reply, request, address, index } = asked
  const [folder, ...parts] = address.parts
  if (folder !== 'page-data' || parts.pop() !== 'page-data.json' || leadsNowhere(address)) throw fail('not_found')
  const wanted = tidyLocation({ ...address, parts, query: '' })
  const place = await lookUp(asked, parts.join('/'), localeFor(wanted, request))
  const data = place?.kind === 'new' && place.address === wanted ? await tellNewEntry(site, place, 'data', index) : null
  if (data === null) throw fail('not_found')
  return sendNewData(reply, data)
}

async function sendPlace(asked: Asked): Promise<FastifyReply> {
  const { site, reply, request, address, index } = asked
  const locale = localeFor(`/${address.path}`, request)
  const place = leadsNowhere(address) ? null : await lookUp(asked, address.path, locale)
  if (place && place.kind !== 'gone') {
    const isOwn = !address.untidy && place.address === tidyLocation({ ...address, query: '' })
    const html = isOwn && place.kind === 'new' ? await tellNewEntry(site, place, 'page', index) : null
    if (place.kind === 'new' && html !== null) return sendNewPage(site, reply, place, html, index)
    // Which language an address without one leads to is this visitor's matter.
    if (place.status === 302) reply.header('vary', 'cookie')
    if (!isOwn) return sendMoved(reply, withQuery(place.address, address.query), place.status)
  }
  if (place?.kind === 'gone') return sendMissing(site, reply, locale, 410, index)
  return address.untidy ? sendMoved(reply, tidyLocation(address), 301) : sendMissing(site, reply, locale, 404, index)
}

/** What a person gets whose address can't be read. */
async function sendUnreadable(site: Site, index: SiteIndex, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!wantsPage(request, request.originalUrl.replace(/\?.*$/s, ''))) throw fail('bad_request')
  return sendMissing(site, reply, localeFor(request.originalUrl, request), 400, index)
}

const isNewEntryFrame = (path: string) => splitLocale(`/${path}`).path === newEntryPath

const isCall = (url: string) => /^\/+(restfulapi|docs)(\/|$)/.test(url)

export async function registerSite(app: FastifyInstance, services: Services): Promise<void> {
  const { siteDir } = services.env
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    // Nothing here is played or resumed; a part asked for is answered with the whole, as HTTP allows.
    acceptRanges: false,
    cacheControl: false,
    etag: true,
    lastModified: false,
  })
  const currentIndex = createSiteIndex(siteDir)
  const policyOf = createPagePolicies()
  const site: Site = { services, policyOf: async (file, index) => policyOf(file, index, await tileHost(services)) }

  app.setNotFoundHandler(async (request, reply) => {
    const { originalUrl, method } = request
    const address = readAddress(originalUrl)
    if (isCall(originalUrl)) throw fail(address ? 'not_found' : 'bad_request')
    const index = await currentIndex()
    if (!address) return sendUnreadable(site, index, request, reply)
    if (method === 'POST' && isSentForm(request)) return sendMoved(reply, tidyLocation(address), 303)
    if (method !== 'GET' && method !== 'HEAD') throw fail('not_found')
    if (isUnlisted(address)) reply.header('x-robots-tag', 'noindex')
    const asked: Asked = { site, index, request, reply, address }
    if (isNotFoundPath(`/${address.path}`)) return sendMissing(site, reply, localeFor(`/${address.path}`, request), 404, index)
    const file = address.untidy ? undefined : findFile(index, address.path)
    if (file !== undefined && !isNewEntryFrame(address.path)) return sendSiteFile(site, reply, file, index)
    if (wantsPage(request, address.path)) return sendPlace(asked)
    return address.untidy ? sendMoved(reply, tidyLocation(address), 301) : sendData(asked)
  })
}
