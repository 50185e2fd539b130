import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { configureApi } from '../api/client.ts'
import { env } from '../config/env.ts'
import { startSession } from '../session/session.actors.ts'
import '../theme/global.css.ts'
import { App } from './App.tsx'

/**
 * Starts the app in the page's #root: one session, the backend's client that speaks for it, and the screens.
 * `extras` is shown beside the app, outside its routes.
 */
export function startApp({ extras }: { extras?: ReactNode } = {}): void {
  const session = startSession(localStorage)
  configureApi({
    baseUrl: env.apiUrl,
    getToken: () => session.getSnapshot().context.grant?.token ?? null,
    onUnauthorized: () => session.send({ type: 'session.expired' }),
  })
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id "root".')
  createRoot(root).render(
    <StrictMode>
      <App session={session} />
      {extras}
    </StrictMode>,
  )
}
