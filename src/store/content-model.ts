import { flow, isAlive, toGenerator, types } from 'mobx-state-tree'
import type { Failure } from '../api/failure'
import { sessionCalls } from '../api/session-calls'
import { menuCode } from '../config/limits'
import type { Menu } from '../contract/catalogue-schema'
import { environmentOf } from './environment'

type SimpleBlock = { title: string; html: string }

/** Menus keyed by identifier, spec §3. */
export const Menus = types
  .model('Menus', { byCode: types.map(types.frozen<Menu>()) })
  .actions((self) => ({
    hear: (code: string, menu: Menu) => {
      self.byCode.set(code, menu)
    },
  }))
  .actions((self) => ({
    /** Gives the failure, or null. Kept as the specification says (§3, §4). What pages show is the menu they were built with, the same for all of a build. @assumed */
    load: flow(function* (locale: string): Generator<Promise<unknown>, Failure | null, never> {
      const result = yield* toGenerator(sessionCalls(environmentOf(self).client).menu(locale))
      if (!isAlive(self)) return null
      if (!result.ok) return result.failure
      self.hear(menuCode(locale), result.value)
      return null
    }),
  }))

/** Simple blocks keyed by id, spec §3. A missing block shows nothing (case 91). */
export const SimpleBlocks = types
  .model('SimpleBlocks', { byId: types.map(types.frozen<SimpleBlock>()) })
  .actions((self) => ({
    hear: (id: string, block: SimpleBlock) => {
      self.byId.set(id, block)
    },
    forget: () => self.byId.clear(),
  }))
  .actions((self) => ({
    load: flow(function* (id: string) {
      const result = yield* toGenerator(sessionCalls(environmentOf(self).client).block(id))
      if (isAlive(self) && result.ok && result.value) self.hear(id, result.value)
    }),
  }))
