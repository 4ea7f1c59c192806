import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatPrice } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { from } from '../../theme/breakpoints'
import type { Block, HomeBill } from './home-data'
import { Written } from './written'

/** The editor's list of steps along a line, as stops of a way. */
const Stops = styled(Written)`
  ol { counter-reset: stop; display: grid; gap: var(--space-6) var(--space-8); list-style: none; }
  li {
    counter-increment: stop;
    position: relative;
    padding-inline-start: var(--space-12);
    color: var(--ink-soft);
    &::before {
      content: counter(stop);
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 32px;
      border-radius: 50%;
      background: var(--highlight-soft);
      color: var(--highlight-ink);
      font-weight: 600;
      line-height: 1;
    }
  }
  strong { display: block; color: var(--ink); font-size: var(--text-1); line-height: 1.5; }
  ${from('tablet')} { ol { grid-template-columns: 1fr 1fr; } }
  ${from('desktop')} {
    ol { grid-template-columns: repeat(4, 1fr); }
    li { padding-inline-start: 0; padding-block-start: var(--space-12); }
    li::after { content: ''; position: absolute; inset-block-start: 15px; inset-inline: 44px calc(var(--space-8) * -1 + 12px); border-block-start: 2px dotted var(--line-strong); }
    li:last-child::after { display: none; }
  }
`
const Proof = styled.p`
  max-inline-size: var(--width-reading);
  a { display: inline-flex; align-items: center; min-block-size: var(--target); font-weight: 600; }
`

/** Four steps, and what they came to for the trip shown above. */
export function HowItWorks({ block, bill }: { block: Block; bill: HomeBill | null }) {
  const t = useText('home')
  const weeks = useWeeks()
  const locale = useLocale()
  return (
    <>
      <Stops html={block?.html} />
      {bill && (
        <Proof>
          {t('steps.proof', {
            weeks: weeks(bill.weeks),
            city: bill.course.branch.city.name,
            total: formatPrice(bill.totalSar, locale),
          })}{' '}
          <LocaleLink to={`${to.course(locale, bill.course.url)}?weeks=${bill.weeks}&start=${bill.startDate}`}>
            {t('steps.lines')}
          </LocaleLink>
        </Proof>
      )}
    </>
  )
}
