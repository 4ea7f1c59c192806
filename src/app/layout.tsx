import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import { menuCode } from '../config/limits'
import { localeFacts } from '../config/locales'
import { ErrorView } from '../features/frame/error-view'
import { Frame } from '../features/frame/frame'
import type { FrameData } from '../features/frame/frame-data'
import { PageWaiting } from '../features/frame/page-waiting'
import type { PageContext } from '../i18n/page-context'
import { DirectionProvider } from '../theme/direction'
import { AuthGuard } from './auth-guard'
import { ErrorBoundary } from './error-boundary'
import { isLoggedIn } from './session-check'
import { useDocumentLanguage } from './use-document-language'
import { useOwnNotFound } from './use-own-not-found'

type Menus = { nodes: { code: string; items: { label: string; path: string }[] }[] }
type Configs = { nodes: { entityId: string; contacts: FrameData['contacts'] }[] }

const query = graphql`
  query Frame {
    menus: allMenu {
      nodes {
        code
        items {
          label
          path
        }
      }
    }
    configs: allSiteConfig {
      nodes {
        entityId
        contacts {
          name
          phone
          whatsapp
          email
          address
          hours
          vatNumber
          licenceNumber
          commercialRegistration
          social {
            name
            url
          }
        }
      }
    }
  }
`

type LayoutProps = { children: ReactNode; pageContext: PageContext; location: { pathname: string } }

/** What stands around every page, inside the translations (gatsby-plugin-layout). The offline shell is bare (architecture §3.5). */
export default function Layout({ children, pageContext, location }: LayoutProps) {
  const { menus, configs } = useStaticQuery<{ menus: Menus; configs: Configs }>(query)
  const { language, routeName } = pageContext
  useDocumentLanguage(language)
  useOwnNotFound(routeName, language, location.pathname)
  if (!routeName) return children
  const menu = menus.nodes.find(({ code }) => code === menuCode(language))?.items ?? []
  const contacts = configs.nodes.find(({ entityId }) => entityId === language)?.contacts
  return (
    <DirectionProvider direction={localeFacts[language].direction}>
      <Frame menu={menu} contacts={contacts} page={pageContext}>
        <ErrorBoundary place={location.pathname} fallback={<ErrorView status={500} />}>
          <AuthGuard routeName={routeName} locale={language} isLoggedIn={isLoggedIn} waiting={<PageWaiting title={pageContext.title} />}>
            {children}
          </AuthGuard>
        </ErrorBoundary>
      </Frame>
    </DirectionProvider>
  )
}
