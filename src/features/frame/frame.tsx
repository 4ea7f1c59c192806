import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { SkipLink } from '../../ui/visually-hidden'
import { Footer } from './footer'
import type { FrameData } from './frame-data'
import { Header } from './header'
import { LoadingBar } from './loading-bar'
import { ToastArea } from './toast-area'

/**
 * As high as the screen: what comes into a short page is higher or lower than what stood for it, and the foot must not jump about in sight. The
 * small height, so that it does not jump either when a phone's own bars fold away.
 */
const Main = styled.main`
  display: flow-root;
  min-block-size: calc(100svh - var(--header));
`

export const mainId = 'content'

/** Header, the page, footer, and what floats above them (spec §2 "a default layout exists"). */
export function Frame({ menu, contacts, page, children }: FrameData & { page: PageContext; children: ReactNode }) {
  const t = useText('common')
  return (
    <>
      <SkipLink to={mainId} label={t('skip')} />
      <LoadingBar label={t('loading')} />
      <Header menu={menu} page={page} />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer contacts={contacts} page={page} />
      <ToastArea />
    </>
  )
}
