import type { ComponentType, ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { env } from '../config/env.ts'
import { ContactEmail } from '../modules/contact/contactEmail.ts'
import { SessionProvider } from '../session/SessionProvider.tsx'
import type { SessionActor } from '../session/session.actors.ts'
import { StatusRegion } from '../ui/Announcement/StatusRegion.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { AppErrorBoundary } from './errors/AppErrorBoundary.tsx'
import { HideLinkTokens } from './pages/HideLinkTokens.tsx'
import { LoginExtras } from './pages/loginExtras.ts'
import { SessionDocuments } from './SessionDocuments.tsx'
import { SessionEndNotice } from './SessionEndNotice.tsx'
import { Toasts } from './Toasts.tsx'

export interface AppProps {
  session: SessionActor
  /** Default: BrowserRouter. Tests and stories pass a memory router. */
  router?: ComponentType<{ children: ReactNode }>
  /** Rendered next to the app, outside its routes and its error boundary. May use the session and the router. */
  extras?: ReactNode
  /** Rendered on the demo login, below the form. */
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
