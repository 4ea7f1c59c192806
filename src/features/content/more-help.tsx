import styled from 'styled-components'
import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'

const Band = styled.aside`
  max-inline-size: var(--width-reading);
  margin-block-start: var(--space-12);
  padding: var(--space-6);
  background: var(--sunk);
  border-radius: var(--radius-card);
  display: grid;
  gap: var(--space-3);
  h2 { font-size: var(--text-1); }
  div { display: flex; flex-wrap: wrap; gap: var(--space-3); }
`

/** What to do with a question the text did not answer. The page of the common questions, `ofFaq`, does not lead to itself. */
export function MoreHelp({ ofFaq = false }: { ofFaq?: boolean }) {
  const t = useText('content')
  const locale = useLocale()
  return (
    <Band aria-labelledby="more-help" data-print="no">
      <h2 id="more-help">{t('page.moreTitle')}</h2>
      <p>{t('page.moreText')}</p>
      <div>
        <ButtonLink {...linkTo(to.contactUs(locale))} icon="message-circle">
          {t('page.contact')}
        </ButtonLink>
        {!ofFaq && (
          <ButtonLink {...linkTo(to.faq(locale))} kind="quiet">
            {t('page.faq')}
          </ButtonLink>
        )}
      </div>
    </Band>
  )
}
