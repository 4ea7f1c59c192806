import styled from 'styled-components'
import { formatDate } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { FactList } from '../../ui/fact-list'
import type { ListedGroup } from './listed-group'
import { PlacesTag } from './places-tag'

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-4);
`
const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  strong { font-size: var(--text-3); white-space: nowrap; line-height: 1.3; }
`

const whatsappLink = (number: string, text: string) => `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

type Props = { group: Omit<ListedGroup, 'branch'>; whatsapp: string }

/** The price and the facts of a group, and two ways to ask for a place: the message is written already. */
export function AskCard({ group, whatsapp }: Props) {
  const t = useText('summer-group')
  const weeks = useWeeks()
  const locale = useLocale()
  const facts = [
    { key: 'from', name: t('goes'), value: formatDate(group.from, locale) },
    { key: 'to', name: t('returns'), value: formatDate(group.to, locale) },
    { key: 'weeks', name: t('length'), value: weeks(group.weeks) },
    { key: 'ages', name: t('ages'), value: t('ageRange', { from: group.minAge, to: group.maxAge }) },
  ]
  return (
    <Sheet aria-label={t('askTitle')}>
      <Head>
        <strong>
          <Price minor={group.priceSar} />
        </strong>
        <PlacesTag left={group.placesLeft} />
      </Head>
      <FactList facts={facts} />
      {whatsapp && (
        <ButtonLink href={whatsappLink(whatsapp, t('message', { name: group.name }))} rel="noopener" icon="message-circle" wide>
          {t('ask')}
        </ButtonLink>
      )}
      <ButtonLink href="#write" kind="quiet" wide>
        {t('otherWays')}
      </ButtonLink>
      <p>
        <small>{t('askNote')}</small>
      </p>
    </Sheet>
  )
}
