import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter } from 'react-router-dom'
import { SessionProvider } from '../session/SessionProvider.tsx'
import type { SessionActor } from '../session/session.actors.ts'
import { StatusRegion } from '../ui/Announcement/StatusRegion.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { Crash } from './Crash.tsx'
import { SessionEndNotice } from './SessionEndNotice.tsx'
import { Toasts } from './Toasts.tsx'

export interface AppProps {
  session: SessionActor
  /** What gives the routes their address: the browser's own unless a test or a story brings another. */
  router?: ComponentType<{ children: ReactNode }>
}

/** The whole product: its screens behind their routes, on one session. */
export function App({ session, router: Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={Crash}>
      <SessionProvider session={session}>
        <StatusRegion>
          <Router>
            <AppRoutes />
          </Router>
        </StatusRegion>
        <SessionEndNotice />
      </SessionProvider>
      <Toasts />
    </ErrorBoundary>
  )
}
