import { useEffect, useMemo, useState } from 'react'
import { readStudent } from '../../domain/quote/student'
import { readBirthDate } from '../../forms/birth-date'
import { environmentOf } from '../../store/environment'
import { nothingTyped, type QuoteTyped, quoteTyped } from '../../store/quote-typed'
import type { Root } from '../../store/root-store'

/** A customer's own name need not be typed; an agency's customer is not the student. */
function opening(store: Root): QuoteTyped {
  const typed = quoteTyped(environmentOf(store).drafts).read()
  const { customer, checked, isSubAgent } = store.session
  if (typed.firstname || typed.lastname || !customer || !checked || isSubAgent) return typed
  return { ...typed, firstname: customer.firstname, lastname: customer.lastname }
}

/**
 * Who the quote is for, as typed: each key is kept for this tab before the next one. `birthDate` is read in both calendars, and null until it
 * has been for the first time.
 */
export function useTyped(store: Root, today: string) {
  const drafts = useMemo(() => quoteTyped(environmentOf(store).drafts), [store])
  const [typed, setTyped] = useState(() => opening(store))
  const [birthDate, setBirthDate] = useState<string | null>(null)
  const { day, month, year } = typed.birthDate
  useEffect(() => {
    let left = false
    void readBirthDate({ day, month, year }).then((read) => {
      if (!left) setBirthDate(read)
    })
    return () => {
      left = true
    }
  }, [day, month, year])
  const type = (part: Partial<QuoteTyped>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    drafts.write(next)
  }
  const read = useMemo(() => readStudent(typed, birthDate ?? '', today), [typed, birthDate, today])
  const forget = () => {
    setTyped(nothingTyped)
    drafts.forget()
  }
  const isTyped = JSON.stringify(typed) !== JSON.stringify(nothingTyped)
  return { typed, type, forget, drafts, birthDate, isTyped, student: read.student, rules: read.rules }
}
