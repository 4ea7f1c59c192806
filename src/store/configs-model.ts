import { flow, isAlive, toGenerator, types } from 'mobx-state-tree'
import type { Failure } from '../api/failure'
import { sessionCalls } from '../api/session-calls'
import { type ConfigName, configPaths } from '../config/config-paths'
import type { MarketTerms } from '../contract/pricing-schema'
import { parseCount } from '../domain/digits'
import { environmentOf } from './environment'

export type SocialLink = { name: string; url: string }

function parseLinks(text: string): SocialLink[] {
  try {
    const links: unknown = JSON.parse(text)
    return Array.isArray(links) ? links.filter((link) => typeof link?.name === 'string' && typeof link?.url === 'string') : []
  } catch {
    // An editor's slip in the configuration hides the links, not the page.
    return []
  }
}

function parseRates(text: string): Record<string, number> | null {
  try {
    const rates: unknown = JSON.parse(text)
    return typeof rates === 'object' && rates !== null ? (rates as Record<string, number>) : null
  } catch {
    // Not there yet, or an editor's slip: no price is better than a wrong one.
    return null
  }
}

/** Store configuration, spec §3: path → text, read through names. */
export const Configs = types
  .model('Configs', { values: types.map(types.string) })
  .views((self) => ({
    text: (name: ConfigName) => self.values.get(configPaths[name]) ?? '',
    /** 0 where the value is unset or is no whole number. */
    number: (name: ConfigName) => parseCount(self.values.get(configPaths[name]) ?? '') ?? 0,
    flag: (name: ConfigName) => self.values.get(configPaths[name]) === '1',
    list: (name: ConfigName) =>
      (self.values.get(configPaths[name]) ?? '')
        .split(/[\n,]/)
        .map((item) => item.trim())
        .filter(Boolean),
    /** The rates and fees of today, for the pricing engine; null while the configuration has not come. */
    get marketTerms(): MarketTerms | null {
      const number = (name: ConfigName) => parseCount(self.values.get(configPaths[name]) ?? '') ?? 0
      const ratesMicro = parseRates(self.values.get(configPaths.ratesMicro) ?? '')
      return (
        ratesMicro && {
          ratesMicro,
          serviceFeeSar: number('serviceFee'),
          vatBasisPoints: number('vatBasisPoints'),
          bookingDays: number('courseBookingDays'),
        }
      )
    },
    get isKnown() {
      return self.values.size > 0
    },
    get socialMedia() {
      return parseLinks(self.values.get(configPaths.socialMedia) ?? '[]')
    },
  }))
  .actions((self) => ({
    hear: (values: Record<string, string>) => {
      self.values.replace(values)
    },
  }))
  .actions((self) => ({
    load: flow(function* (storeCode: string): Generator<Promise<unknown>, Failure | null, never> {
      const result = yield* toGenerator(sessionCalls(environmentOf(self).client).configs(Object.values(configPaths), storeCode))
      if (!isAlive(self)) return null
      if (!result.ok) return result.failure
      self.hear(result.value)
      return null
    }),
  }))
