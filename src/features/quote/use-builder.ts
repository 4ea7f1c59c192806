import { useEffect, useMemo, useRef, useState } from 'react'
import { courseCalls, type PricedCourse } from '../../api/course-calls'
import type { Price } from '../../contract/price-schema'
import type { BookingChoice, MarketTerms } from '../../contract/pricing-schema'
import { todayInRiyadh } from '../../domain/dates'
import type { PricingProblem } from '../../domain/pricing'
import { currentWish, duplicateWish, isFull, type QuoteDraft, removeWish, takeIn, withWish } from '../../domain/quote/draft'
import { readEntry } from '../../domain/quote/entry'
import { firstOpen, type QuoteProgress, type QuoteStep } from '../../domain/quote/steps'
import { changeWish, choiceOfWish, type QuoteWish } from '../../domain/quote/wish'
import type { Result } from '../../domain/result'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { partnerOf } from './partner-of'
import type { Said } from './said'
import { useCourses } from './use-courses'
import { type Engine, useEngine } from './use-engine'
import { useTyped } from './use-typed'

/** An alternative with what is known of it. */
export type Offered = {
  wish: QuoteWish
  /** Undefined: not asked or not answered yet; null: gone. */
  course: PricedCourse | null | undefined
  choice: BookingChoice | null
  /** Null while it can't be told: something is still open, or the engine is on its way. */
  priced: Result<Price, PricingProblem> | null
  progress: QuoteProgress
}

type Places = { store: Root; draft: QuoteDraft; offered: Offered[] }

/** A course that came by its id alone says where it is, so that each step shows what was chosen. */
function useFilledPlaces({ store, draft, offered }: Places) {
  const { wish, course } = offered[draft.at] ?? {}
  const open = wish && course && !(wish.language && wish.country && wish.city && wish.school) ? course : null
  useEffect(() => {
    if (!open) return
    const left = new AbortController()
    const { client } = environmentOf(store)
    void courseCalls(client)
      .places(open, { signal: left.signal })
      .then((places) => {
        const now = store.quoteDraft.draft
        if (places.ok && currentWish(now).courseId === open.id)
          store.quoteDraft.set(withWish(now, { ...currentWish(now), ...places.value }))
      })
    return () => left.abort()
  }, [open, store])
}

/** A trip handed over by the address is taken in once; the address then names a step alone. True when there is nothing to take in, or it is. */
function useEntry(store: Root, search: string, say: (said: Said) => void): boolean {
  const [entry] = useState(() => readEntry(new URLSearchParams(search)))
  const [isTaken, setTaken] = useState(entry === null)
  useEffect(() => {
    if (!entry || isTaken) return
    setTaken(true)
    const before = store.quoteDraft.draft
    const { draft, how } = takeIn(before, entry)
    store.quoteDraft.set(draft)
    if (how === 'added' || how === 'replaced') say({ kind: how, before })
  }, [entry, isTaken, store, say])
  return isTaken
}

type Mending = Places & { engine: Engine | null; terms: MarketTerms | null; today: string; say: (said: Said) => void }

/** What the browser kept, or an address brought, is held against the catalogue of today: once, when all of it is known. True when it was. */
function useMended({ store, draft, offered, engine, terms, today, say }: Mending, isTaken: boolean): boolean {
  const [isDone, setDone] = useState(false)
  const isEmpty = offered.every(({ wish }) => wish.courseId === null)
  const isKnown = offered.every(({ wish, course }) => wish.courseId === null || course !== undefined)
  useEffect(() => {
    if (isDone || !isTaken || !isKnown || !(isEmpty || (engine && terms))) return
    setDone(true)
    if (!engine || !terms || isEmpty) return
    const mended = offered.map(({ wish, course }) => engine.mendWish(wish, course ?? null, { today, terms }))
    const losses = [...new Set(mended.flatMap(({ lost }) => lost))]
    if (losses.length === 0) return
    store.quoteDraft.set({ ...draft, wishes: mended.map(({ wish }) => wish) })
    say({ kind: 'mended', losses })
  }, [isDone, isTaken, isKnown, isEmpty, engine, terms, offered, draft, store, today, say])
  return isDone
}

type Person = ReturnType<typeof useTyped>
type Known = ReturnType<typeof useCourses>['known']
type Pricing = { draft: QuoteDraft; known: Known; engine: Engine | null; terms: MarketTerms | null; today: string; person: Person }

/** Every alternative with its course and its price of this moment, for the student as typed so far. */
function useOffered({ draft, known, engine, terms, today, person }: Pricing): Offered[] {
  const studentKnown = Object.keys(person.rules).length === 0
  const { birth_date: birthDate, nationality } = person.student
  return useMemo(
    () =>
      draft.wishes.map((wish): Offered => {
        const course = wish.courseId === null ? undefined : known.get(wish.courseId)
        const choice = choiceOfWish(wish, { birthDate, nationality })
        const priced =
          engine && terms && course && choice ? engine.priceBooking(course.pricing, choice, { today, terms, assumeAdult: true }) : null
        const problem = priced && !priced.ok ? priced.failure.code : null
        const hasStays = !course || course.accommodations.length > 0
        return { wish, course, choice, priced, progress: { studentKnown, wish, hasStays, problem } }
      }),
    [draft, known, engine, terms, today, studentKnown, birthDate, nationality],
  )
}

type Acting = { store: Root; draft: QuoteDraft; said: Said | null; say: (said: Said | null) => void; person: Person }

/** What can be done with the alternatives; whatever takes something away says so and can be undone. */
function useActs({ store: { quoteDraft }, draft, said, say, person }: Acting) {
  const set = (next: QuoteDraft) => {
    say(null)
    quoteDraft.set(next)
  }
  const change = (part: Partial<QuoteWish>) => {
    const { wish, cleared } = changeWish(currentWish(draft), part)
    set(withWish(draft, wish))
    if (cleared.length > 0) say({ kind: 'cleared', parts: cleared, before: draft })
  }
  const act = (kind: 'removed' | 'copied', next: QuoteDraft) => {
    set(next)
    say({ kind, before: draft })
  }
  const startOver = () => {
    const { typed } = person
    quoteDraft.forget()
    person.forget()
    say({ kind: 'startedOver', before: draft, typed })
  }
  const undo = () => {
    if (!said || said.kind === 'mended') return
    if (said.kind === 'startedOver') person.type(said.typed)
    set(said.before)
  }
  return {
    change,
    turnTo: (at: number) => set({ ...draft, at }),
    remove: (at: number) => act('removed', removeWish(draft, at)),
    duplicate: (at: number) => act('copied', duplicateWish(draft, at)),
    startOver,
    undo,
  }
}

/** Everything a quote being put together knows and does. Read it inside an observer. */
export function useBuilder(store: Root, search: string, isBegun: boolean) {
  const { quoteDraft, configs } = store
  const { draft } = quoteDraft
  const moved = useRef(false)
  const [said, say] = useState<Said | null>(null)
  const [today] = useState(() => todayInRiyadh(environmentOf(store).now()))
  const isTaken = useEntry(store, search, say)
  const person = useTyped(store, today)
  const { engine, failed, retry } = useEngine(isBegun)
  const courses = useCourses(
    store,
    draft.wishes.flatMap(({ courseId }) => courseId ?? []),
  )
  const terms = configs.marketTerms
  const offered = useOffered({ draft, known: courses.known, engine, terms, today, person })
  useFilledPlaces({ store, draft, offered })
  const isMended = useMended({ store, draft, offered, engine, terms, today, say }, isTaken)
  const current = offered[draft.at] ?? offered[0]

  const acts = useActs({ store, draft, said, say, person })
  return {
    store,
    draft,
    said,
    /** A step has been shown: the next one is announced. */
    moved,
    today,
    terms,
    engine,
    person,
    partner: partnerOf(store.session, person.typed),
    offered,
    current,
    /** All that decides which step is shown has come. */
    isReady: isTaken && isMended && person.birthDate !== null,
    failure: courses.failure ?? (failed ? { code: 'network' } : null),
    retry: () => {
      retry()
      courses.retry()
    },
    ...acts,
    mayAdd: !isFull(draft),
    /** Where an alternative is changed: at what is open or wrong in it; else at its course, which most would change. */
    stepToChange: (at: number): QuoteStep => {
      const open = offered[at] ? firstOpen(offered[at].progress) : 'student'
      return open === 'summary' ? 'course' : open
    },
  }
}

export type Builder = ReturnType<typeof useBuilder>
