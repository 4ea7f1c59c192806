import styled from 'styled-components'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { ContactList } from './contact-list'
import { footerColumns } from './footer-links'
import type { Contacts } from './frame-data'
import { LanguageSwitch } from './language-switch'
import { LegalLine } from './legal-line'
import { NewsletterBox } from './newsletter-box'

const Foot = styled.footer`
  contain: content;
  /* While a list above it grows, whoever scrolls stays where she reads and is not carried down with it. */
  overflow-anchor: none;
  margin-block-start: var(--space-16);
  background: var(--sunk);
  border-block-start: 1px solid var(--line);
  font-size: var(--text--1);
`
const Inside = styled.div`
  max-inline-size: var(--width-page);
  margin-inline: auto;
  padding: var(--space-10) var(--space-4);
  display: grid;
  gap: var(--space-8) var(--space-6);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from('tablet')} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  /* What there is to contact us by is the longest: the letter stands beside it, below the links. */
  ${from('desktop')} { grid-template-columns: repeat(5, minmax(0, 1fr)); section { grid-row: span 2; } form { grid-column-end: 5; } }
  h2 { font-size: var(--text-0); margin-block-end: var(--space-2); }
  ul { list-style: none; }
  li a { display: inline-flex; align-items: center; min-block-size: var(--target); color: var(--ink); }
  section > a { padding: 0; }
`

export function Footer({ contacts, page }: { contacts: Contacts | undefined; page: PageContext }) {
  const t = useText('common')
  const locale = useLocale()
  return (
    <Foot>
      <Inside>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-labelledby={`footer-${title}`}>
            <h2 id={`footer-${title}`}>{t(`footer.${title}`)}</h2>
            <ul>
              {links.map(([key, link]) => (
                <li key={key}>
                  <LocaleLink to={link(locale)}>{t(`footer.${key}`)}</LocaleLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-labelledby="footer-contact">
          <h2 id="footer-contact">{t('footer.contact')}</h2>
          {contacts && <ContactList contacts={contacts} />}
          <LanguageSwitch page={page} />
        </section>
        <NewsletterBox />
      </Inside>
      <LegalLine contacts={contacts} />
    </Foot>
  )
}
