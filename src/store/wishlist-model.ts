import { observable } from 'mobx'
import { flow, getRoot, isAlive, toGenerator, types } from 'mobx-state-tree'
import type { Failure } from '../api/failure'
import { type TripNow, wishCalls } from '../api/wish-calls'
import { limits } from '../config/limits'
import { todayInRiyadh } from '../domain/dates'
import { environmentOf } from './environment'
import { sendIntents } from './intents'
import { changeWishes, readWishes, type Wish, withoutWish, withWish } from './kept-wishes'

/** `null`: off the list. */
type Want = { wish: Wish | null }

/**
 * Courses kept for later. A customer's are on the server, a guest's in this browser; at log-in they move there. What is wanted shows at
 * once, and the last intent of a course wins. @assumed where a guest's are.
 */
export const Wishlist = types
  .model('Wishlist', { wishes: types.frozen<Wish[]>([]) })
  .volatile(() => ({
    status: 'idle' as 'idle' | 'ready' | 'failed',
    failure: null as Failure | null,
    /** What was just taken off. */
    removed: null as Wish | null,
    wanted: observable.map<number, Want>({}, { deep: false }),
    isSending: false,
    loads: 0,
  }))
  .views((self) => ({
    get isCustomers() {
      return getRoot<{ isLoggedIn: boolean }>(self).isLoggedIn
    },
    /** The list as the person wants it, newest first. */
    get shown(): Wish[] {
      const isNew = (id: number) => !self.wishes.some((wish) => wish.id === id)
      const added = [...self.wanted].flatMap(([id, { wish }]) => (wish && isNew(id) ? [wish] : []))
      const settled = self.wishes.flatMap((wish) => {
        const want = self.wanted.get(wish.id)
        return (want ? want.wish : wish) ?? []
      })
      return [...added.reverse(), ...settled]
    },
    has: (courseId: number) => {
      const want = self.wanted.get(courseId)
      return want ? want.wish !== null : self.wishes.some(({ id }) => id === courseId)
    },
  }))
  .actions((self) => ({
    hear: (wishes: Wish[]) => {
      self.wishes = wishes
      self.status = 'ready'
      self.failure = null
    },
    lose: (failure: Failure) => {
      self.failure = failure
      if (self.status !== 'ready') self.status = 'failed'
    },
    /** A guest's list, changed as it is in storage now. */
    changeHere: (change: (wishes: Wish[]) => Wish[]) => {
      const { storage, channel } = environmentOf(self)
      self.wishes = changeWishes(storage, change)
      self.status = 'ready'
      channel.tell({ kind: 'wishlist' })
    },
  }))
  .actions((self) => {
    const calls = () => wishCalls(environmentOf(self).client)
    const add = async (wish: Wish) => {
      const kept = await calls().keep(wish)
      if (!isAlive(self)) return
      if (kept.ok) self.hear(withWish(self.wishes, kept.value))
      else self.lose(kept.failure)
    }
    const drop = async ({ id, itemId }: Wish) => {
      const dropped = itemId === undefined ? null : await calls().drop(itemId)
      if (!isAlive(self)) return
      if (dropped === null || dropped.ok) self.hear(withoutWish(self.wishes, id))
      else self.lose(dropped.failure)
    }
    const send = async (courseId: number, { wish }: Want) => {
      const before = self.wishes.find(({ id }) => id === courseId)
      if (wish) await add(wish)
      else if (before) await drop(before)
    }
    return {
      /** A customer's intent, on its way to the server. */
      want: flow(function* (courseId: number, want: Want) {
        self.failure = null
        self.wanted.set(courseId, want)
        if (self.isSending) return
        self.isSending = true
        yield sendIntents(self.wanted, send)
        if (!isAlive(self)) return
        self.isSending = false
        environmentOf(self).channel.tell({ kind: 'wishlist' })
      }),
      /** What trips cost on the day they were kept, where it was not known then. Halalas. */
      learn: (trips: readonly TripNow[]) => {
        if (self.isCustomers) return
        const on = todayInRiyadh(environmentOf(self).now())
        const costs = new Map(trips.map(({ id, course }) => [id, course?.trip?.totalSar ?? null]))
        const isNew = ({ id, seen }: Wish) => seen === null && (costs.get(id) ?? null) !== null
        if (!readWishes(environmentOf(self).storage).some(isNew)) return
        self.changeHere((wishes) => wishes.map((wish) => (isNew(wish) ? { ...wish, seen: costs.get(wish.id) ?? null, on } : wish)))
      },
      /** Moves what this browser keeps to the customer's list; what the server refuses stays here. */
      moveToServer: flow(function* () {
        for (const wish of readWishes(environmentOf(self).storage).reverse()) {
          const kept = yield* toGenerator(calls().keep(wish))
          if (!isAlive(self)) return
          if (kept.ok) changeWishes(environmentOf(self).storage, (wishes) => withoutWish(wishes, wish.id))
        }
      }),
    }
  })
  .actions((self) => ({
    /** Reads the list anew: a guest's at once, a customer's from the server. */
    load: flow(function* () {
      if (!self.isCustomers) return self.hear(readWishes(environmentOf(self).storage))
      self.loads += 1
      const mine = self.loads
      yield self.moveToServer()
      if (!isAlive(self) || mine !== self.loads) return
      const found = yield* toGenerator(wishCalls(environmentOf(self).client).wishes())
      if (!isAlive(self) || mine !== self.loads) return
      if (found.ok) self.hear(found.value)
      else self.lose(found.failure)
    }),
    /** Keeps a course, or other weeks and another start of one that is kept. A full list refuses with `wishlist_full`. */
    keep: (wish: Wish) => {
      self.removed = null
      if (self.isCustomers) return void self.want(wish.id, { wish })
      const isFull = self.wishes.length >= limits.wishes && !self.has(wish.id)
      if (isFull) return self.lose({ code: 'wishlist_full' })
      self.failure = null
      self.changeHere((wishes) => withWish(wishes, wish))
      if (wish.seen !== null) return
      const { client } = environmentOf(self)
      void wishCalls(client)
        .trips([wish])
        .then((trips) => isAlive(self) && trips.ok && self.learn(trips.value))
    },
    drop: (courseId: number) => {
      self.removed = self.shown.find(({ id }) => id === courseId) ?? null
      if (self.isCustomers) void self.want(courseId, { wish: null })
      else self.changeHere((wishes) => withoutWish(wishes, courseId))
    },
    forgetRemoved: () => {
      self.removed = null
    },
    /** At log-out: the customer's list goes from this tab; a guest's is read when it is asked for. */
    forget: () => {
      self.loads += 1
      self.wanted.clear()
      self.removed = null
      self.wishes = []
      self.status = 'idle'
    },
  }))
  .actions((self) => ({
    /** On the list, or off it. @returns whether it is on it now. */
    toggle: (wish: Wish): boolean => {
      if (self.has(wish.id)) self.drop(wish.id)
      else self.keep(wish)
      return self.has(wish.id)
    },
    undoRemove: () => {
      if (self.removed) self.keep(self.removed)
    },
  }))
