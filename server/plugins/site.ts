/** The built site, on the API's own origin (design api.md "Operations"). */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { configPaths } from '../../src/config/config-paths'
import { cookies } from '../../src/config/events'
import { defaultLocale, isLocale, type Locale } from '../../src/config/locales'
import { mapService } from '../../src/config/map-services'
import { fail } from '../fail'
import { configValue } from '../modules/store/store-config'
import { parseUrlKey } from '../modules/store/url-rules'
import type { Services } from '../services'
import { workerPolicy } from './security-headers'
import { type Address, cacheControl, candidates, isAsset, readAddress, revalidated, tidyLocation } from './site-address'
import { createPagePolicies } from './site-csp'
import { createSiteIndex, type SiteIndex } from './site-index'

/** The locale of an address, else the one remembered in the cookie (spec §2), else the default. */
function localeOf(path: string, request: FastifyRequest): Locale {
  const [first] = path.split('/')
  if (isLocale(first)) return first
  const remembered = request.cookies[cookies.locale]
  return isLocale(remembered) ? remembered : defaultLocale
}

type Rule = { status: number; to: string | null }

const findFile = (index: SiteIndex, path: string): string | undefined => {
  const found = candidates(path).find((candidate) => index.files.has(candidate))
  return found === undefined ? undefined : index.files.get(found)
}

const wantsPage = (request: FastifyRequest, path: string): boolean => {
  const destination = request.headers['sec-fetch-dest']
  if (destination !== undefined && !['document', 'empty'].includes(String(destination))) return false
  return !isAsset(path)
}

/** An old address that has moved or is gone (spec §2 "route rules"); pages that exist come before rules. */
async function ruleOf(path: string, { catalogue }: Services, request: FastifyRequest): Promise<Rule | null> {
  try {
    const { type, status, redirect_to } = parseUrlKey(await catalogue.current(), `/${path}`)
    return type === 'rule' && redirect_to !== `/${path}` ? { status, to: redirect_to } : null
  } catch (error) {
    request.log.error({ err: error }, 'route rules could not be read')
    return null
  }
}

/** The host of the configured map service, or null: none is set, or the configuration is out of reach and the map is drawn. */
async function tileHost({ catalogue }: Services): Promise<string | null> {
  const snapshot = await catalogue.current().catch(() => null)
  const value = (path: string) => (snapshot && configValue(snapshot, path, defaultLocale)) ?? ''
  return mapService(value(configPaths.mapService), value(configPaths.mapApiKey))?.host ?? null
}

export async function registerSite(app: FastifyInstance, services: Services): Promise<void> {
  const { siteDir } = services.env
  await app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: true,
    lastModified: false,
  })
  const currentIndex = createSiteIndex(siteDir)
  const policyOf = createPagePolicies(siteDir)

  const sendSiteFile = async (reply: FastifyReply, file: string, index: SiteIndex): Promise<FastifyReply> => {
    reply.header('cache-control', cacheControl(file)).header('vary', 'accept-encoding')
    if (file.endsWith('.html')) reply.header('content-security-policy', await policyOf(file, index, await tileHost(services)))
    // A script may be run as a worker, and a worker lives by the policy of its own answer.
    if (file.endsWith('.js')) reply.header('content-security-policy', workerPolicy)
    return reply.sendFile(file)
  }

  /** Status 404 (410 for what a rule says is gone) with the locale's page; plain data where no page was wanted, or none is built. */
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply, address: Address, index: SiteIndex): Promise<FastifyReply> => {
    const { path, query } = address
    if (!wantsPage(request, path)) throw fail('not_found')
    const rule = await ruleOf(path, services, request)
    if (rule?.to) return reply.header('cache-control', revalidated).redirect(encodeURI(rule.to) + query, rule.status === 301 ? 301 : 302)
    const page = findFile(index, `${localeOf(path, request)}/404`)
    if (page === undefined) throw fail('not_found')
    return sendSiteFile(reply.code(rule?.status === 410 ? 410 : 404), page, index)
  }

  app.setNotFoundHandler(async (request, reply) => {
    const { url, method } = request.raw
    const address = readAddress(url ?? '/')
    if (!address) throw fail('bad_request')
    if ((method !== 'GET' && method !== 'HEAD') || /^(restfulapi|docs)(\/|$)/.test(address.path)) throw fail('not_found')
    if (address.untidy) return reply.header('cache-control', revalidated).redirect(tidyLocation(address), 301)
    const index = await currentIndex()
    const file = findFile(index, address.path)
    return file === undefined ? sendMissing(request, reply, address, index) : sendSiteFile(reply, file, index)
  })
}
