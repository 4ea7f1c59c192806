import type { ReactNode } from 'react'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { CardBody, CardGrid, LinkCard } from '../../ui/card'
import { type HelpData, HelpPage } from './help-page'

/** An adviser chooses for the visitor: what to tell, and three ways to tell it; and the pages on which she can choose herself. */
export function GetHelpView({ data, page, children }: { data: HelpData; page: PageContext; children?: ReactNode }) {
  const t = useText('content')
  const locale = page.language
  const pages: [key: string, path: string][] = [
    ['search', to.searchByCourse(locale)],
    ['quote', to.quote(locale)],
    ['faq', to.faq(locale)],
  ]
  const ways = { heading: t('help.ways'), text: t('help.prepared'), subject: t('help.subject'), body: t('help.whatsappText') }
  return (
    <HelpPage data={data} page={page} form={children} ways={ways}>
      <section aria-labelledby="self">
        <h2 id="self">{t('help.self')}</h2>
        <CardGrid $least="20rem">
          {pages.map(([key, path]) => (
            <LinkCard key={key}>
              <CardBody>
                <h3>
                  <LocaleLink className="cover" to={path}>
                    {t(`help.${key}Title`)}
                  </LocaleLink>
                </h3>
                <p>{t(`help.${key}Text`)}</p>
              </CardBody>
            </LinkCard>
          ))}
        </CardGrid>
      </section>
    </HelpPage>
  )
}
