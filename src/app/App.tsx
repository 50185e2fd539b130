import type { ComponentType, ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { BrowserRouter } from 'react-router-dom'
import { SessionProvider } from '../session/SessionProvider.tsx'
import type { SessionActor } from '../session/session.actors.ts'
import { StatusRegion } from '../ui/Announcement/StatusRegion.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { AppErrorFallback } from './pages/AppErrorFallback.tsx'
import { SessionDocuments } from './SessionDocuments.tsx'
import { SessionEndNotice } from './SessionEndNotice.tsx'
import { Toasts } from './Toasts.tsx'

export interface AppProps {
  session: SessionActor
  /** Default: BrowserRouter. Tests and stories pass a memory router. */
  router?: ComponentType<{ children: ReactNode }>
}

/** The complete app: all screens and routes with one session. */
export function App({ session, router: Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary FallbackComponent={AppErrorFallback}>
      <SessionProvider session={session}>
        <StatusRegion>
          <Router>
            <AppRoutes />
          </Router>
        </StatusRegion>
        <SessionEndNotice />
        <SessionDocuments />
      </SessionProvider>
      <Toasts />
    </ErrorBoundary>
  )
}
