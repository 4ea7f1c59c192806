import { to } from '../../config/routes'
import type { SummerGroupData } from '../../features/summer-group/summer-group-view'
import type { PageContext, WithDictionaries } from '../../i18n/page-context'
import { groupData } from '../../i18n/structured-data/course-data'
import { dataScript } from '../../i18n/structured-data/data-script'
import { trail } from '../../i18n/structured-data/trail'
import { headText } from '../../i18n/translate'

type Data = WithDictionaries & SummerGroupData & { config: { builtOn: string } }

export function groupThings({ locales, config, group }: Data, page: PageContext) {
  const say = headText(locales, 'summer-group')
  const { city } = group.branch
  const branch = { ...group.branch, city: city.name, country: city.country.name }
  const steps: [string, string][] = [
    [say('trail.home'), to.home(page.language)],
    [say('trail.groups'), to.summerGroups(page.language)],
  ]
  return dataScript(groupData({ ...group, branch, builtOn: config.builtOn }, page), trail(page, steps, group.name))
}
