import { to } from '../../config/routes'
import type { SummerGroup } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { Price } from '../../i18n/price'
import { PageWidth } from '../../ui/page-width'
import { GroupFacts } from './group-facts'

export type SummerGroupsData = {
  groups: { nodes: { document: Localised<SummerGroup>; branch: { city: { name: string; country: { name: string } } } }[] }
}

export function SummerGroupsView({ data, page }: { data: SummerGroupsData; page: PageContext }) {
  return (
    <PageWidth>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {data.groups.nodes.map(({ document: group, branch: { city } }) => (
        <article key={group.id}>
          <h2>
            <LocaleLink to={to.summerGroup(page.language, group.url)}>{group.name}</LocaleLink>
          </h2>
          <p>
            {city.name}, {city.country.name} · <Price minor={group.priceSar} />
          </p>
          <GroupFacts group={group} />
        </article>
      ))}
    </PageWidth>
  )
}
