/** What the store keeps in the browser; the badge's number has its key in config/events. */
export const storageKeys = {
  /** localStorage: the whitelist of persistence.ts. */
  state: 'rihla.state',
  /** localStorage: the session's two headers, shared by tabs. */
  token: 'rihla.token',
  /** localStorage: a guest's wish list, kept-wishes.ts. */
  wishes: 'rihla.wishes',
  /** localStorage: courses seen last, recently-seen.ts. */
  recentlySeen: 'rihla.recent',
  /** localStorage: the quote being put together, without its student, quote-draft-model.ts. */
  quote: 'rihla.quote',
  /** sessionStorage: what is typed but not yet sent, one key a form. Forgotten when placed and at log-out. */
  draftPrefix: 'rihla.draft.',
} as const
