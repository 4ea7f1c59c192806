import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { PageWidth } from '../../ui/page-width'

export type HomeData = {
  languages: { nodes: { entityId: number; url: string; name: string }[] }
  cities: {
    nodes: { entityId: number; url: string; name: string; poster: string; country: { name: string }; branches: { entityId: number }[] }[]
  }
  schools: { nodes: { entityId: number; url: string; name: string; description: string }[] }
  posts: { nodes: { entityId: number; url: string; title: string; summary: string; poster: string }[] }
}

export function HomeView({ data, page }: { data: HomeData; page: PageContext }) {
  const t = useText('common')
  const locale = page.language
  const destinations = data.cities.nodes.filter(({ branches }) => branches.length > 0)
  return (
    <PageWidth>
      <h1>{t('tagline')}</h1>
      <p>{page.description}</p>
      <form action={to.searchByCourse(locale)}>
        <label>
          {t('error.searchLabel')} <input name="q" type="search" />
        </label>{' '}
        <Button type="submit">{t('search')}</Button>
      </form>
      <ul>
        {data.languages.nodes.map(({ entityId, url, name }) => (
          <li key={entityId}>
            <LocaleLink to={to.language(locale, url)}>{name}</LocaleLink>
          </li>
        ))}
      </ul>
      <ul>
        {destinations.map(({ entityId, url, name, country }) => (
          <li key={entityId}>
            <LocaleLink to={to.city(locale, url)}>{name}</LocaleLink> <small>{country.name}</small>
          </li>
        ))}
      </ul>
    </PageWidth>
  )
}
