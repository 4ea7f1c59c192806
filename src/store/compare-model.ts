import { observable } from 'mobx'
import { flow, isAlive, toGenerator, types } from 'mobx-state-tree'
import type { Failure } from '../api/failure'
import { type CompareBrief, wishCalls } from '../api/wish-calls'
import { limits } from '../config/limits'
import type { Result } from '../domain/result'
import { environmentOf } from './environment'
import { sendIntents } from './intents'

/** `null`: out of the comparison. */
type Want = { course: CompareBrief | null }

/** Courses side by side: the session's list on the server, guests' too. What is wanted shows at once; the server has the last word. */
export const Compare = types
  .model('Compare', { items: types.frozen<CompareBrief[]>([]) })
  .volatile(() => ({
    status: 'idle' as 'idle' | 'ready' | 'failed',
    failure: null as Failure | null,
    wanted: observable.map<number, Want>({}, { deep: false }),
    isSending: false,
    /** Grows with each change: a list read before it is dropped. */
    era: 0,
    /** Another tab has changed the list meanwhile. */
    isBehind: false,
  }))
  .views((self) => ({
    get shown(): CompareBrief[] {
      const staying = self.items.filter(({ id }) => self.wanted.get(id)?.course !== null)
      const added = [...self.wanted.values()].flatMap(({ course }) => course ?? [])
      return [...staying, ...added.filter(({ id }) => !staying.some((one) => one.id === id))]
    },
    has(courseId: number): boolean {
      return this.shown.some(({ id }) => id === courseId)
    },
    get isFull(): boolean {
      return this.shown.length >= limits.compare
    },
  }))
  .actions((self) => ({
    hear: (result: Result<CompareBrief[], Failure>) => {
      self.failure = result.ok ? null : result.failure
      if (result.ok) self.items = result.value
      self.status = result.ok || self.status === 'ready' ? 'ready' : 'failed'
    },
  }))
  .actions((self) => ({
    load: flow(function* () {
      const { era } = self
      self.isBehind = self.isSending
      if (self.isBehind) return
      const result = yield* toGenerator(wishCalls(environmentOf(self).client).compared())
      if (!isAlive(self) || era !== self.era) return
      self.hear(result)
    }),
  }))
  .actions((self) => {
    const send = async (courseId: number, { course }: Want) => {
      const calls = wishCalls(environmentOf(self).client)
      const result = course ? await calls.compare(courseId) : await calls.uncompare(courseId)
      if (isAlive(self)) self.hear(result)
    }
    return {
      want: flow(function* (courseId: number, want: Want) {
        self.era += 1
        self.failure = null
        self.wanted.set(courseId, want)
        if (self.isSending) return
        self.isSending = true
        yield sendIntents(self.wanted, send)
        if (!isAlive(self)) return
        self.era += 1
        self.isSending = false
        environmentOf(self).channel.tell({ kind: 'compare' })
        // A refusal brings no list, and this tab's is of before.
        const failure = self.failure as Failure | null
        if (failure?.code === 'compare_full' || self.isBehind) yield self.load()
        if (failure && isAlive(self)) self.failure = failure
      }),
    }
  })
  .actions((self) => ({
    /** Adds a course; a fifth is refused with `compare_full`. */
    add: (course: CompareBrief) => {
      if (self.has(course.id)) return
      if (self.isFull) self.failure = { code: 'compare_full' }
      else void self.want(course.id, { course })
    },
    remove: (courseId: number) => void self.want(courseId, { course: null }),
    clear: flow(function* () {
      self.era += 1
      const result = yield* toGenerator(wishCalls(environmentOf(self).client).clearCompare())
      if (!isAlive(self)) return
      self.era += 1
      self.hear(result)
      environmentOf(self).channel.tell({ kind: 'compare' })
    }),
    forget: () => {
      self.era += 1
      self.items = []
      self.status = 'idle'
    },
  }))
  .actions((self) => ({
    toggle: (course: CompareBrief) => (self.has(course.id) ? self.remove(course.id) : self.add(course)),
    /** In another language, where the list has been asked for at all. */
    reload: () => (self.status === 'idle' ? null : self.load()),
  }))
