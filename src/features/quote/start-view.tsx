import styled from 'styled-components'
import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import type { IconName } from '../../ui/icon'
import { Topics } from '../../ui/topics'
import { usePathOf } from './step-frame'

const topics: [name: string, icon: IconName][] = [
  ['course', 'book-open'],
  ['home', 'bed-double'],
  ['journey', 'plane-landing'],
  ['fees', 'receipt'],
  ['hints', 'trending-down'],
  ['send', 'share-2'],
]

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-5);
  h2 { font-size: var(--text-2); }
`

/** Before the first choice: how to begin, and what a quote will hold. */
export function StartView() {
  const t = useText('quote')
  const locale = useLocale()
  const pathOf = usePathOf()
  return (
    <>
      <Actions>
        <ButtonLink size="large" iconAfter="arrow-right" {...linkTo(pathOf('student'))}>
          {t('start')}
        </ButtonLink>
        <ButtonLink size="large" kind="quiet" icon="search" {...linkTo(to.searchByCourse(locale))}>
          {t('search')}
        </ButtonLink>
        <ButtonLink size="large" kind="plain" icon="message-circle" {...linkTo(to.getHelp(locale))}>
          {t('adviser')}
        </ButtonLink>
      </Actions>
      <Holds />
    </>
  )
}

/** What a quote counts; there before any script. */
export function Holds() {
  const t = useText('quote')
  return (
    <Sheet>
      <h2>{t('heading')}</h2>
      <Topics topics={topics.map(([key, icon]) => ({ key, icon, heading: t(`holds.${key}.title`), text: t(`holds.${key}.text`) }))} />
    </Sheet>
  )
}
