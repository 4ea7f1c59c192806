import { to } from '../../config/routes'
import { linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { GuidePage } from '../../ui/guide-page'
import type { IconName } from '../../ui/icon'

const topics: [name: string, icon: IconName][] = [
  ['course', 'book-open'],
  ['home', 'bed-double'],
  ['journey', 'plane-landing'],
  ['fees', 'receipt'],
  ['hints', 'trending-down'],
  ['send', 'share-2'],
]

/** How a trip is priced: on the page of its course, line by line. */
export function QuoteView({ page }: { page: PageContext }) {
  const t = useText('quote')
  return (
    <GuidePage
      title={page.title}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink {...linkTo(to.searchByCourse(page.language))} icon="search">
            {t('search')}
          </ButtonLink>
          <ButtonLink {...linkTo(to.getHelp(page.language))} kind="quiet" icon="message-circle">
            {t('adviser')}
          </ButtonLink>
        </>
      }
      heading={t('heading')}
      topics={topics.map(([key, icon]) => ({ key, icon, heading: t(`${key}.title`), text: t(`${key}.text`) }))}
    />
  )
}
