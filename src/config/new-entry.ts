/**
 * Words that stand in the built page of `newEntryPath` where the server puts an entry that is newer than the build (decision 15).
 * Letters and hyphens only, so that no escaping changes them on their way into HTML.
 */
export const newEntrySlots = {
  title: 'TITLE-OF-THE-NEW-ENTRY',
  description: 'DESCRIPTION-OF-THE-NEW-ENTRY',
  html: 'TEXT-OF-THE-NEW-ENTRY',
  ar: '/ar/ADDRESS-OF-THE-NEW-ENTRY',
  en: '/en/ADDRESS-OF-THE-NEW-ENTRY',
} as const
