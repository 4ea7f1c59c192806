import styled from 'styled-components'
import { type Locale, localeFacts } from '../../config/locales'
import { mirrored } from '../../theme/mirror'

const Top = styled.header`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--width-reading);
  margin-block-end: var(--space-8);
`
const Lead = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-1);
  line-height: 1.55;
`
const Dune = styled.svg`
  inline-size: 7rem;
  block-size: 1rem;
  ${mirrored}
`

/** The mark's dune line, as the ornament under a title. */
const DuneLine = () => (
  <Dune viewBox="0 0 112 16" fill="none" stroke="var(--highlight)" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
    <path d="M2 12C16 12 24 3 38 3s20 10 34 10 16-5 26-5h12" />
  </Dune>
)

type Props = {
  title: string
  lead?: string
  /** The language of title and lead, where it is not the page's. */
  foreign?: Locale
}

/** Attributes of a text in a language that may not be the page's. */
export const inLanguage = (language: Locale | undefined) =>
  language ? { lang: localeFacts[language].code, dir: localeFacts[language].direction } : {}

export function PageTitle({ title, lead, foreign }: Props) {
  return (
    <Top {...inLanguage(foreign)}>
      <h1>{title}</h1>
      <DuneLine />
      {lead && <Lead>{lead}</Lead>}
    </Top>
  )
}
