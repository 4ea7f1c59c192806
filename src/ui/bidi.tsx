import type { ReactNode } from 'react'

/** Text in the other script or of unknown script (names, titles from people): takes its own direction and disturbs nothing around it. */
export const Bdi = ({ children, lang }: { children: ReactNode; lang?: string }) => <bdi lang={lang}>{children}</bdi>

/** What reads left to right in every language: phone numbers, e-mail addresses, codes, prices with a Latin code. */
export const Ltr = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    {children}
  </bdi>
)
