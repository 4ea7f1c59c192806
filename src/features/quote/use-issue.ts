import { useCallback, useRef, useState } from 'react'
import type { Failure } from '../../api/failure'
import { newKey } from '../../api/idempotency-key'
import type { IssueQuote } from '../../contract/quote-schema'
import { environmentOf } from '../../store/environment'
import { partnerOf } from './partner-of'
import type { Builder } from './use-builder'

/** What is sent: choices and names. No price: the server has its own. */
export function issueOf({ offered, person }: Pick<Builder, 'offered' | 'person'>, isPartner: boolean): IssueQuote {
  const { typed, student } = person
  return {
    mode: isPartner ? 'partner' : 'student',
    student,
    alternatives: offered.flatMap(({ choice }) => choice ?? []),
    notes: typed.notes,
    ...(isPartner ? { hide_commission: typed.hideCommission, hide_breakdown: typed.hideBreakdown } : {}),
  }
}

/**
 * Issues the quote once, however often it is asked: the same words keep their key, also after a reload and after Back (case 2).
 * Gives the link of the issued quote to `onIssued`.
 */
export function useIssue(builder: Builder, onIssued: (link: string) => void) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const running = useRef(false)
  const latest = useRef({ builder, onIssued })
  latest.current = { builder, onIssued }

  const issue = useCallback(async () => {
    // A ref and not the state: two clicks may come before the next render.
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    const { store, person } = latest.current.builder
    // A partner who is quicker than the page must not issue a student's quote.
    if (!store.session.checked) await store.session.check()
    const sent = issueOf(latest.current.builder, partnerOf(store.session, person.typed) !== null)
    const words = JSON.stringify([sent, store.storeCode])
    const before = person.drafts.readIssue()
    const pending = before.words === words && before.key ? before : { words, key: newKey() }
    person.drafts.writeIssue(pending)
    const result = await environmentOf(store).client.call('quote/issue', sent, { key: pending.key })
    running.current = false
    setBusy(false)
    if (result.ok) latest.current.onIssued(result.value.quote.link)
    else setFailure(result.failure)
  }, [])

  return { busy, failure, issue }
}
