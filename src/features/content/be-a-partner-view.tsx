import type { ReactNode } from 'react'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { type HelpData, HelpPage } from './help-page'

/** What agencies get, what is asked of them, and a message that already holds the questions. */
export function BeAPartnerView({ data, page, children }: { data: HelpData; page: PageContext; children?: ReactNode }) {
  const t = useText('content')
  const ways = { heading: t('partner.ways'), text: t('partner.text'), subject: t('partner.subject'), body: t('partner.body') }
  return <HelpPage data={data} page={page} form={children} ways={ways} />
}
