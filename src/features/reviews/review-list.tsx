import { useCallback, useState } from 'react'
import styled from 'styled-components'
import type { Review } from '../../contract/review-schema'
import { lateClient } from '../../hooks/late-client'
import { useRequest } from '../../hooks/use-request'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { LoadedPart } from '../../ui/loaded-part'
import { Rating } from '../../ui/rating'
import type { ReviewListProps } from './about'
import { ReportButton } from './report-button'

const each = 5
const List = styled.ul`
  display: grid;
  gap: var(--space-6);
  max-inline-size: var(--width-reading);
  list-style: none;
  article { display: grid; gap: var(--space-1); }
  h3 { font-size: var(--text-0); }
  small { color: var(--ink-soft); }
  blockquote { margin: 0; padding: var(--space-3); background: var(--sunk); border-radius: var(--radius-field); }
`

const Whole = styled.div`
  display: grid;
  gap: var(--space-6);
`

/** In the language it was written in, and marked so: it is never translated. */
function OneReview({ review }: { review: Review }) {
  const t = useText('reviews')
  const locale = useLocale()
  const { id, nickname, title, body, rating, verified, answer, created_on, course } = review
  return (
    <article>
      <Rating tenths={rating * 10} label={t('stars', { count: rating })} />
      <h3 lang={review.locale} dir="auto">
        {title}
      </h3>
      <p lang={review.locale} dir="auto">
        {body}
      </p>
      <small>
        <bdi>{nickname}</bdi> · {formatDate(created_on, locale)} · <bdi>{course}</bdi>
        {verified && ` · ${t('verified')}`}
      </small>
      {answer && (
        <blockquote>
          <strong>{t('answer')}</strong>
          <p lang={review.locale} dir="auto">
            {answer}
          </p>
        </blockquote>
      )}
      <ReportButton reviewId={id} title={title} />
    </article>
  )
}

type Listed = Pick<ReviewListProps, 'about'>

function Newest({ about }: Listed) {
  const t = useText('reviews')
  const locale = useLocale()
  const [limit, setLimit] = useState(each)
  const key = JSON.stringify(about)
  const ask = useCallback(
    (signal: AbortSignal) =>
      lateClient(locale).call('core/products/getProductsReviews', { ...(JSON.parse(key) as typeof about), limit }, { signal }),
    [locale, key, limit],
  )
  const { answer, failure, status, retry } = useRequest(ask)
  if (failure)
    return (
      <p role="alert">
        {t('failed')} <Button onClick={retry}>{t('retry')}</Button>
      </p>
    )
  if (!answer) return <p role="status">{t('loading')}</p>
  if (answer.total === 0) return <p>{t('none')}</p>
  return (
    <>
      <List>
        {answer.items.map((review) => (
          <li key={review.id}>
            <OneReview review={review} />
          </li>
        ))}
      </List>
      {answer.total > answer.items.length && limit < 100 && (
        <Button kind="quiet" busy={status === 'loading'} onClick={() => setLimit(Math.min(100, limit + 3 * each))}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

/** The newest reviews, more on request, and the way to write one where a course can be reviewed. Loaded when somebody asks for it. */
export function ReviewList({ about, courseId }: ReviewListProps) {
  const t = useText('reviews')
  const write = (id: number) => () => import('./review-form').then(({ ReviewForm }) => <ReviewForm courseId={id} />)
  return (
    <Whole>
      <Newest about={about} />
      {courseId !== undefined && <LoadedPart label={t('write')} failed={t('form.failed')} load={write(courseId)} />}
    </Whole>
  )
}
