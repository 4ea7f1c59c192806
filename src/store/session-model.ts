import { flow, isAlive, toGenerator, types } from 'mobx-state-tree'
import { type CustomerSession, type SubAgentSession, sessionCalls } from '../api/session-calls'
import { environmentOf } from './environment'
import { storageKeys } from './storage-keys'

/** Who is here, spec §3 and §4. Kept in memory alone: names and addresses are not left in storage. @assumed */
export const Session = types
  .model('Session', {
    customer: types.frozen<CustomerSession | null>(null),
    subAgent: types.frozen<SubAgentSession | null>(null),
  })
  // `checked`: it is known who is here, the agency included.
  .volatile(() => ({ checked: false, checks: 0 }))
  .views((self) => ({
    get isLoggedIn() {
      return Boolean(self.customer?.entityId)
    },
    get isSubAgent() {
      return Boolean(self.subAgent?.entityId)
    },
  }))
  .actions((self) => ({
    hear: (customer: CustomerSession | null, subAgent: SubAgentSession | null) => {
      self.customer = customer
      self.subAgent = subAgent
      self.checked = true
    },
    /** The same customer again is the same agency until it is known better. */
    hearCustomer: (customer: CustomerSession) => {
      if (customer.entityId !== self.customer?.entityId) self.subAgent = null
      self.customer = customer
    },
  }))
  .actions((self) => ({
    /** Any failure of the check or of the customer's data clears both records; failures of the sub-agent call are ignored. */
    check: flow(function* () {
      const calls = sessionCalls(environmentOf(self).client)
      self.checks += 1
      const mine = self.checks
      const late = () => !isAlive(self) || mine !== self.checks
      const loggedIn = yield* toGenerator(calls.isLoggedIn())
      if (late()) return
      if (!loggedIn.ok || !loggedIn.value) return self.hear(null, null)
      const customer = yield* toGenerator(calls.customer())
      if (late()) return
      if (!customer.ok) return self.hear(null, null)
      self.hearCustomer(customer.value)
      const subAgent = yield* toGenerator(calls.subAgent())
      if (!late()) self.hear(customer.value, subAgent.ok ? subAgent.value : self.subAgent)
    }),
    /** Forgets everything about the person in this tab (case 79). A check under way is dropped. */
    forget: () => {
      self.checks += 1
      self.hear(null, null)
      environmentOf(self).drafts.removeAll(storageKeys.draftPrefix)
    },
  }))
