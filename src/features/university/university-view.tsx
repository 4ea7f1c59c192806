import { to } from '../../config/routes'
import type { University } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'

export type UniversityData = {
  university: { document: Localised<University>; name: string; city: { url: string; name: string; country: { name: string } } }
  languages: { nodes: { entityId: number; name: string }[] }
}

export function UniversityView({ data, page }: { data: UniversityData; page: PageContext }) {
  const t = useText('university')
  const locale = page.language
  const { document, name, city } = data.university
  const languageOf = (id: number) => data.languages.nodes.find(({ entityId }) => entityId === id)?.name ?? ''
  return (
    <PageWidth>
      <h1>{name}</h1>
      <p>{document.description}</p>
      <p>
        <LocaleLink to={to.city(locale, city.url)}>{city.name}</LocaleLink>, {city.country.name} ·{' '}
        {t('founded', { year: document.founded })}
      </p>
      {document.programmes.map((programme) => (
        <article key={programme.id}>
          <h2>{programme.name}</h2>
          <p>
            {t(`degree.${programme.degree}`)} · {languageOf(programme.languageId)} · {t('years', { count: programme.years })} ·{' '}
            <Price minor={programme.tuitionPerYear} currency={document.currency} /> {t('aYear')}
          </p>
          <p>{programme.requirements}</p>
          <p>
            {t('intakes')}: {programme.intakes.map((day) => formatDate(day, locale, 'month')).join(' · ')}
          </p>
        </article>
      ))}
      <p>
        <LocaleLink to={to.getHelp(locale)}>{t('apply')}</LocaleLink>
      </p>
    </PageWidth>
  )
}
