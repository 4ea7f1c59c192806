import styled from 'styled-components'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { CardGrid } from '../../ui/card'
import { PageWidth } from '../../ui/page-width'
import { TitleBlock } from '../../ui/title-block'
import { GroupCard } from './group-card'
import type { ListedGroup } from './listed-group'

export type SummerGroupsData = { groups: { nodes: ListedGroup[] }; config: { builtOn: string }; block: { html: string } | null }

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-8);
`

/** Groups still to come, the next one first. */
export function SummerGroupsView({ data, page }: { data: SummerGroupsData; page: PageContext }) {
  const t = useText('summer-group')
  const coming = data.groups.nodes.filter(({ from }) => from >= data.config.builtOn)
  return (
    <Column>
      <TitleBlock title={page.title} html={data.block?.html}>
        <p>{page.description}</p>
      </TitleBlock>
      {coming.length === 0 && <p>{t('none')}</p>}
      <CardGrid $least="20rem">
        {coming.map((group) => (
          <GroupCard key={group.entityId} group={group} />
        ))}
      </CardGrid>
    </Column>
  )
}
