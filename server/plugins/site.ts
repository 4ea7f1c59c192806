/** The built site, on the API's own origin (design api.md "Operations"). */
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, isLocale, type Locale } from '../../src/config/locales'
import type { Env } from '../env'
import { fail } from '../fail'
import { cacheControl, candidates, isAsset, readAddress, tidyLocation } from './site-address'
import { createPagePolicies } from './site-csp'
import { createSiteIndex, type SiteIndex } from './site-index'

/** The locale of an address, else the one remembered in the cookie (spec §2), else the default. */
function localeOf(path: string, request: FastifyRequest): Locale {
  const [first] = path.split('/')
  if (isLocale(first)) return first
  const remembered = request.cookies.locale
  return isLocale(remembered) ? remembered : defaultLocale
}

const findFile = (index: SiteIndex, path: string): string | undefined => {
  const found = candidates(path).find((candidate) => index.files.has(candidate))
  return found === undefined ? undefined : index.files.get(found)
}

const wantsPage = (request: FastifyRequest, path: string): boolean => {
  const destination = request.headers['sec-fetch-dest']
  if (destination !== undefined && !['document', 'empty'].includes(String(destination))) return false
  return !isAsset(path)
}

export async function registerSite(app: FastifyInstance, { siteDir }: Env): Promise<void> {
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
    if (file.endsWith('.html')) reply.header('content-security-policy', await policyOf(file, index))
    return reply.sendFile(file)
  }

  /** Status 404 with the locale's page; plain data where no page was wanted, or none is built. */
  const sendMissing = async (request: FastifyRequest, reply: FastifyReply, path: string, index: SiteIndex): Promise<FastifyReply> => {
    const page = wantsPage(request, path) ? findFile(index, `${localeOf(path, request)}/404`) : undefined
    if (page === undefined) throw fail('not_found')
    return sendSiteFile(reply.code(404), page, index)
  }

  app.setNotFoundHandler(async (request, reply) => {
    const { url, method } = request.raw
    const address = readAddress(url ?? '/')
    if (!address) throw fail('bad_request')
    if ((method !== 'GET' && method !== 'HEAD') || /^(restfulapi|docs)(\/|$)/.test(address.path)) throw fail('not_found')
    if (address.untidy) return reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(tidyLocation(address), 301)
    const index = await currentIndex()
    const file = findFile(index, address.path)
    return file === undefined ? sendMissing(request, reply, address.path, index) : sendSiteFile(reply, file, index)
  })
}
