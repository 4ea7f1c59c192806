import { to } from '../../config/routes'
import type { SummerGroup } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'
import { GroupFacts } from './group-facts'

type Place = { url: string; name: string; city: { url: string; name: string; country: { name: string } } }
export type SummerGroupData = { group: { document: Localised<SummerGroup>; name: string; branch: Place } }

export function SummerGroupView({ data, page }: { data: SummerGroupData; page: PageContext }) {
  const t = useText('summer-group')
  const { document: group, name, branch } = data.group
  return (
    <PageWidth>
      <h1>{name}</h1>
      <p>{group.description}</p>
      <p>
        <LocaleLink to={to.branch(page.language, branch.url)}>{branch.name}</LocaleLink> ·{' '}
        <LocaleLink to={to.city(page.language, branch.city.url)}>{branch.city.name}</LocaleLink>
      </p>
      <p>
        <strong>
          <Price minor={group.priceSar} />
        </strong>
      </p>
      <GroupFacts group={group} />
      <h2>{t('includes')}</h2>
      <ul>
        {group.includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <LocaleLink to={to.getHelp(page.language)}>{t('ask')}</LocaleLink>
      </p>
    </PageWidth>
  )
}
