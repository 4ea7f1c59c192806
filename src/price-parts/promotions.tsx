import { useMemo } from 'react'
import styled from 'styled-components'
import type { Locale } from '../config/locales'
import type { Promotion } from '../contract/pricing-schema'
import type { LocalisedText } from '../contract/text-schema'
import { textIn } from '../domain/localised-text'
import type { PromotionVerdict } from '../domain/pricing'
import { formatDate, formatPrice } from '../i18n/format'
import { usePricingWords } from '../i18n/pricing-words'
import { TimeLeft } from '../i18n/time-left'
import { useLocale, useText } from '../i18n/use-text'
import { Disclosure } from '../ui/disclosure'
import { Icon } from '../ui/icon'
import type { Explained } from './explained'

const Part = styled.section`
  display: grid;
  gap: var(--space-2);
  h3 { font-size: var(--text-0); }
  h3 + p { color: var(--ink-soft); font-size: var(--text--1); }
`
const Applied = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3);
  border-radius: var(--radius-field);
  background: var(--offer-soft);
  color: var(--offer-ink);
  font-size: var(--text--1);
  > svg { margin-block-start: 0.25em; }
  > div { display: grid; gap: var(--space-1); }
  b { color: var(--ink); }
`
const Windows = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--space-3); }
  li > :last-child:not(:first-child) { font-weight: 600; font-variant-numeric: tabular-nums; }
`
const Others = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--text--1);
  li { display: grid; padding-block: var(--space-2); }
  li + li { border-block-start: 1px solid var(--line); }
  b { font-weight: 600; }
  span { color: var(--ink-soft); }
`

/** A course that the API answered has its names in the reader's language alone. */
const nameIn = (name: LocalisedText | string, locale: Locale) => (typeof name === 'string' ? name : textIn(name, locale))

type Judged = { promotion: Promotion; verdict: PromotionVerdict }

/** Both windows of a promotion, each counting down to the end of its last day. */
function PromotionWindows({ promotion }: { promotion: Promotion }) {
  const t = useText('explained')
  const locale = useLocale()
  const { bookTo, startFrom, startTo } = promotion
  return (
    <Windows>
      <li>
        <span>{t('offers.bookBy', { date: formatDate(bookTo, locale) })}</span>
        <span>
          <TimeLeft lastDay={bookTo} />
        </span>
      </li>
      {startTo ? (
        <li>
          <span>{t('offers.startBy', { date: formatDate(startTo, locale) })}</span>
          <span>
            <TimeLeft lastDay={startTo} />
          </span>
        </li>
      ) : (
        startFrom && (
          <li>
            <span>{t('offers.startFrom', { date: formatDate(startFrom, locale) })}</span>
          </li>
        )
      )}
    </Windows>
  )
}

/** Which promotion was taken, what it is worth and how long it holds; and of each other one why it was not (issue 4 "the price explains itself"). */
export function Promotions({ engine, pricing, terms, today, choice, price }: Explained) {
  const t = useText('explained')
  const words = usePricingWords()
  const locale = useLocale()
  const judged = useMemo((): Judged[] => {
    const verdicts = engine.explainPromotions(pricing, choice, { today, terms, assumeAdult: true })
    return verdicts.flatMap((verdict) => {
      const promotion = pricing.promotions.find(({ id }) => id === verdict.promotionId)
      return promotion ? [{ promotion, verdict }] : []
    })
  }, [engine, pricing, choice, today, terms])
  const chosen = judged.find(({ verdict }) => verdict.outcome === 'chosen')
  const others = judged.filter(({ verdict }) => verdict.outcome === 'lost')
  const saving = price.lines.find(({ kind }) => kind === 'promotion')
  if (judged.length === 0) return null
  return (
    <Part>
      <h3>{t('offers.heading')}</h3>
      {chosen ? (
        <Applied>
          <Icon name="percent" />
          <div>
            <b>{nameIn(chosen.promotion.name, locale)}</b>
            {saving && <span>{t('offers.applied', { saving: formatPrice(-saving.sar, locale) })}</span>}
            <PromotionWindows promotion={chosen.promotion} />
          </div>
        </Applied>
      ) : (
        <p>{t('offers.none')}</p>
      )}
      {others.length > 0 && (
        <Disclosure summary={t(chosen ? 'offers.others' : 'offers.all', { count: others.length })}>
          <Others>
            {others.map(({ promotion, verdict: { reason } }) => (
              <li key={promotion.id}>
                <b>{nameIn(promotion.name, locale)}</b>
                {reason && <span>{words.sentence(`lost.${reason.key}`, reason.params, pricing.currency)}</span>}
              </li>
            ))}
          </Others>
        </Disclosure>
      )}
    </Part>
  )
}
