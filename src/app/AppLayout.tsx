import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useSidebar } from '../device/useSidebar.ts'
import { FIRST_PATH, PATHS } from '../domain/paths.ts'
import { PRODUCT_NAME } from '../domain/product.ts'
import { openText } from '../modules/disagreements/shownDisagreements.ts'
import { useDisagreements } from '../modules/disagreements/useDisagreements.actors.ts'
import { useSession, useSessionActor } from '../session/SessionProvider.tsx'
import { sessionUserOf } from '../session/sessionUser.ts'
import { useFirstName } from '../session/useFirstName.ts'
import { SidebarLayout } from '../ui/SidebarLayout/SidebarLayout.tsx'
import type { RenderSidebarLink } from '../ui/SidebarLayout/SidebarNav.tsx'
import { logCrash } from './errors/crashReport.ts'
import { PageErrorFallback } from './errors/PageErrorFallback.tsx'
import { ADMIN_ENTRY, SIDEBAR_ENTRIES } from './pages/signedInPages.tsx'
import { ThemeButton } from './ThemeButton.tsx'
import { useFindAnything } from './useFindAnything.tsx'
import { useIsAdmin } from './useIsAdmin.ts'

// `codeBehind` imports both with one file.
export { screens } from './pages/signedInPages.tsx'

const renderLink: RenderSidebarLink = ({ href, ...props }) => <Link to={href} {...props} />

/** Loaded early: the toast about a lost connection could not be loaded when offline. */
function loadToasts(): void {
  import('../ui/Toasts/ToastRegion.tsx').catch(() => {})
}

export default function AppLayout() {
  const { pathname } = useLocation()
  const session = useSessionActor()
  const firstName = useFirstName()
  const email = useSession((session) => sessionUserOf(session).email)
  const [collapsed, setCollapsed] = useSidebar()
  useEffect(loadToasts, [])
  const isAdmin = useIsAdmin()
  const { openFind, find } = useFindAnything(isAdmin)
  const { openCount } = useDisagreements()
  const waiting = { count: openCount, label: openText(openCount) }
  const entries = isAdmin ? [...SIDEBAR_ENTRIES, ADMIN_ENTRY] : SIDEBAR_ENTRIES
  return (
    <SidebarLayout
      brand={{ name: PRODUCT_NAME, href: FIRST_PATH }}
      entries={entries.map((entry) => ({
        ...entry,
        current: pathname === entry.href || pathname.startsWith(`${entry.href}/`),
        ...(entry.href === PATHS.knowledgeBase && openCount > 0 && { waiting }),
      }))}
      user={{ name: firstName, email }}
      collapsed={collapsed}
      onCollapsedChange={setCollapsed}
      onLogOut={() => session.send({ type: 'signOut.requested' })}
      onFind={openFind}
      renderLink={renderLink}
      tools={<ThemeButton />}
    >
      <ErrorBoundary FallbackComponent={PageErrorFallback} onError={logCrash} resetKeys={[pathname]}>
        <Outlet />
      </ErrorBoundary>
      {find}
    </SidebarLayout>
  )
}
