import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { env } from '../config/env.ts'
import { log } from '../lib/log/log.ts'
import { useEmitted } from '../lib/xstate/useEmitted.ts'
import { ContactEmail } from '../modules/contact/contactEmail.ts'
import { SessionProvider, useSession, useSessionActor } from '../session/SessionProvider.tsx'
import type { SessionActor } from '../session/session.actors.ts'
import { StatusRegion } from '../ui/Announcement/StatusRegion.tsx'
import { onToastQueued, toasts } from '../ui/Toasts/toasts.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { AppErrorBoundary } from './errors/AppErrorBoundary.tsx'
import { HideLinkTokens } from './pages/HideLinkTokens.tsx'
import { LoginExtras } from './pages/loginExtras.ts'

export interface AppProps {
  session: SessionActor
  /** Default: BrowserRouter. Tests and stories pass a memory router. */
  router?: ComponentType<{ children: ReactNode }>
  /** Rendered next to the app, outside its routes and its error boundary. May use the session and the router. */
  extras?: ReactNode
  /** Rendered on the demo login, above the form. */
  loginExtras?: ReactNode
}

/** The complete app: all screens and routes with one session. */
export function App({ session, router: Router = BrowserRouter, extras, loginExtras }: AppProps) {
  return (
    <SessionProvider session={session}>
      <Router>
        <HideLinkTokens />
        <AppErrorBoundary>
          <StatusRegion>
            <ContactEmail value={env().contactEmail}>
              <LoginExtras value={loginExtras}>
                <AppRoutes />
              </LoginExtras>
            </ContactEmail>
          </StatusRegion>
          <SessionEndNotice />
          <SessionDocuments />
          <Toasts />
        </AppErrorBoundary>
        {extras}
      </Router>
    </SessionProvider>
  )
}

function SessionEndNotice() {
  useEmitted(useSessionActor(), {
    'session.ended': ({ endReason }) => {
      if (endReason === 'expired')
        toasts.warning('Your session has ended', 'Please sign in again to continue.')
    },
  })
  return null
}

/** Loads the documents of a user with backend access, so that auto-index runs on every page. */
function SessionDocuments(): null {
  const session = useSessionActor()
  const userId = useSession((state) => (state.matches('backend') ? state.context.grant?.user.id : undefined))
  useEffect(() => {
    if (userId === undefined) return
    let isCurrent = true
    import('../flows/knowledge-base/machine/sessionDocuments.ts').then(
      ({ sessionDocuments }) => isCurrent && sessionDocuments(session),
      // Without a connection there is nothing to index.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [session, userId])
  return null
}

/** Renders the toasts. The component is loaded with the first toast; after a failure the next toast tries again. */
function Toasts() {
  const [Region, setRegion] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Region !== null) return
    return onToastQueued(() => {
      import('../ui/Toasts/ToastRegion.tsx').then(
        (loaded) => setRegion(() => loaded.default),
        (error: unknown) => log.error('The toasts could not be shown.', { error }),
      )
    })
  }, [Region])
  return Region && <Region />
}
