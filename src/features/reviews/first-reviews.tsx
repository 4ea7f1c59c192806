import styled from 'styled-components'
import { isLocale, localeFacts } from '../../config/locales'
import type { ReviewsShown } from '../../contract/review-schema'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { Rating } from '../../ui/rating'

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
  max-inline-size: var(--width-reading);
  list-style: none;
  h3 { font-size: var(--text-0); }
  small { color: var(--ink-soft); }
`

/** Each in the language it was written in and marked so: it is never translated. */
export function FirstReviews({ texts }: Pick<ReviewsShown, 'texts'>) {
  const t = useText('reviews')
  const locale = useLocale()
  return (
    <List>
      {texts.map(({ id, nickname, title, body, rating, verified, created_on, ...written }) => (
        <li key={id}>
          <Rating tenths={rating * 10} label={t('stars', { count: rating })} />
          <div lang={written.locale} dir={isLocale(written.locale) ? localeFacts[written.locale].direction : 'auto'}>
            <h3>{title}</h3>
            <p>{body}</p>
          </div>
          <small>
            <bdi>{nickname}</bdi> · {formatDate(created_on, locale)}
            {verified && ` · ${t('verified')}`}
          </small>
        </li>
      ))}
    </List>
  )
}
