import styled from 'styled-components'
import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import type { IconName } from '../../ui/icon'
import { TopicsCard } from '../../ui/topics'
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
  const parts = topics.map(([key, icon]) => ({ key, icon, heading: t(`holds.${key}.title`), text: t(`holds.${key}.text`) }))
  return <TopicsCard heading={t('heading')} topics={parts} />
}
