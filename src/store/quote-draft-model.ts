import { getSnapshot, types } from 'mobx-state-tree'
import { type QuoteDraft as Draft, emptyDraft, isEmptyDraft, readDraft } from '../domain/quote/draft'
import { environmentOf } from './environment'
import { storageKeys } from './storage-keys'

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    // Cut off while written, or another's: a new quote begins.
    return null
  }
}

/**
 * The quote being put together, kept in this browser so that it is there again on return (issue: resumes on the same device). The student is
 * not in it: personal (decision 11). It has a key of its own and is written at each choice: the whitelist is written when a page is left, and
 * a tab left open since before would write its old quote over this one.
 */
export const QuoteDraft = types
  .model('QuoteDraft', { draft: types.optional(types.frozen<Draft>(), emptyDraft) })
  .views((self) => ({
    get isEmpty() {
      return isEmptyDraft(self.draft)
    },
  }))
  .actions((self) => ({
    set: (draft: Draft) => {
      self.draft = draft
      const { storage } = environmentOf(self)
      if (isEmptyDraft(draft)) storage.remove(storageKeys.quote)
      else storage.write(storageKeys.quote, JSON.stringify(getSnapshot(self).draft))
    },
    /** After hydration: the first render must equal the static page. */
    restore: () => {
      self.draft = readDraft(parse(environmentOf(self).storage.read(storageKeys.quote)))
    },
  }))
  .actions((self) => ({
    forget: () => self.set(emptyDraft),
  }))
