import styled from 'styled-components'
import { to } from '../../config/routes'
import { textIn } from '../../domain/localised-text'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { from } from '../../theme/breakpoints'
import { Tag } from '../../ui/chip'
import { FactList } from '../../ui/fact-list'
import { posterPath } from '../../ui/poster'
import { AlternativeLines } from './alternative-lines'
import { AlternativePrice } from './alternative-price'
import type { AlternativeProps } from './alternative-props'
import { optionId } from './option-id'
import { tripAddress } from './trip-address'
import { WhyPrice } from './why-price'

/** Three parts: what it is, what it costs, line by line. Alone they share two columns; several stand in rows of the same height. */
const Sheet = styled.article<{ $alone: boolean }>`
  display: grid;
  overflow: clip;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  scroll-margin-block-start: var(--space-6);
  &:focus { outline: none; }
  > * { padding: var(--space-5) clamp(var(--space-4), 2.5vw, var(--space-6)); min-inline-size: 0; }
  > :first-child { padding-block-start: 0; }
  > :last-child { border-block-start: 1px solid var(--line); }
  ${({ $alone }) =>
    $alone
      ? `${from('tablet')} {
    grid-template-columns: minmax(0, 1.5fr) minmax(18rem, 1fr);
    grid-template-rows: auto 1fr;
    > :nth-child(2) { grid-area: 1 / 2 / 3 / 3; border-inline-start: 2px dashed var(--line); background: none; }
  }`
      : `${from('tablet')} { grid-row: span 3; grid-template-rows: subgrid; gap: 0; }`}
  @media print {
    &&& { display: block; }
    &&& > * { padding: 0; margin-block-end: var(--space-4); border: 0; }
    article + & { break-before: page; }
  }
`
const What = styled.div`
  display: grid;
  gap: var(--space-3);
  align-content: start;
  h2 { font-size: var(--text-2); line-height: 1.4; }
  h2 + p { color: var(--ink-soft); }
`
const Strip = styled.div`
  position: relative;
  block-size: 6.5rem;
  margin-inline: calc(-1 * clamp(var(--space-4), 2.5vw, var(--space-6)));
  overflow: hidden;
  background: var(--sunk);
  img { inline-size: 100%; block-size: 100%; object-fit: cover; }
  > span { position: absolute; inset-block-start: var(--space-3); inset-inline-start: var(--space-4); display: flex; gap: var(--space-2); }
  @media print {
    block-size: auto;
    margin: 0;
    background: none;
    img { display: none; }
    > span { position: static; }
  }
`
const Rows = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
`

function Facts({ alternative: { choice, names, price } }: Pick<AlternativeProps, 'alternative'>) {
  const t = useText('offer')
  const locale = useLocale()
  const weeks = useWeeks()
  const facts = [
    { key: 'starts', name: t('starts'), value: formatDate(choice.startDate, locale) },
    { key: 'ends', name: t('ends'), value: formatDate(price.endDate, locale) },
    { key: 'weeks', name: t('duration'), value: weeks(choice.weeks) },
    {
      key: 'stay',
      name: t('accommodation'),
      value: names.accommodation ? <bdi>{textIn(names.accommodation, locale)}</bdi> : t('noAccommodation'),
    },
  ]
  return <FactList facts={facts} />
}

/** One of up to three ways of the same quote. */
export function Alternative(props: AlternativeProps) {
  const { quote, alternative, index } = props
  const t = useText('offer')
  const locale = useLocale()
  const { names, now } = alternative
  const alone = quote.alternatives.length === 1
  const address = tripAddress(to.course(locale, textIn(names.url, locale)), alternative.choice)
  const name = <bdi>{textIn(names.name, locale)}</bdi>
  return (
    <Sheet id={optionId(index)} tabIndex={-1} $alone={alone} aria-labelledby={`${optionId(index)}-name`}>
      <What>
        <Strip>
          <img src={posterPath(names.poster)} alt="" width={600} height={400} decoding="async" />
          <span>
            {!alone && <Tag tone="plain">{t('option', { number: index + 1 })}</Tag>}
            {quote.accepted === index && (
              <Tag tone="success" icon="check">
                {t('chosen')}
              </Tag>
            )}
          </span>
        </Strip>
        <h2 id={`${optionId(index)}-name`}>
          {now.problem === 'cart_item_not_bookable' ? name : <LocaleLink to={address}>{name}</LocaleLink>}
        </h2>
        <p>
          <bdi>{textIn(names.school, locale)}</bdi> · {textIn(names.city, locale)}
        </p>
        <Facts alternative={alternative} />
      </What>
      <AlternativePrice {...props} />
      <Rows>
        <AlternativeLines {...props} />
        {/* Who is to read group totals alone is not told how they came about. */}
        {now.price && now.price.lines.length > 0 && <WhyPrice {...props} today={now.price} />}
      </Rows>
    </Sheet>
  )
}
