import type { PageContext } from '../../i18n/page-context'
import { dataScript } from '../../i18n/structured-data/data-script'
import { type Contacts, shopData } from '../../i18n/structured-data/shop-data'

export const homeThings = ({ config }: { config: { contacts: Contacts } }, page: PageContext) =>
  dataScript(...shopData(page, config.contacts))
