import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Icon } from '../../ui/icon'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; gap: var(--space-2); }
  svg { color: var(--success-ink); margin-block-start: 0.25em; }
`

const documents = ['passport', 'letter', 'visa', 'accommodation', 'insurance', 'guardian'] as const

/** What to have in the bag. */
export function Documents() {
  const t = useText('thank-you')
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t('documents.title')}</h2>
      <List>
        {documents.map((name) => (
          <li key={name}>
            <Icon name="check" />
            {t(`documents.${name}`)}
          </li>
        ))}
      </List>
    </section>
  )
}
