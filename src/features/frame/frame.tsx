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

const Column = styled.div`
  min-block-size: 100dvh;
  display: flex;
  flex-direction: column;
`
const Main = styled.main`
  flex: 1;
  inline-size: 100%;
`

export const mainId = 'content'

/** Header, the page, footer, and what floats above them (spec §2 "a default layout exists"). */
export function Frame({ menu, contacts, page, children }: FrameData & { page: PageContext; children: ReactNode }) {
  const t = useText('common')
  return (
    <Column>
      <SkipLink to={mainId} label={t('skip')} />
      <LoadingBar label={t('loading')} />
      <Header menu={menu} page={page} />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer contacts={contacts} page={page} />
      <ToastArea />
    </Column>
  )
}
