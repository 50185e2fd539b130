import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { env } from '../config/env.ts'
import '../theme/global.css.ts'
import { updateThemeForSession } from '../theme/themeSetting.ts'
import { App, type AppProps } from './App.tsx'
import { connectSession } from './connectSession.ts'
import { AppErrorFallback } from './pages/AppErrorFallback.tsx'

/** Renders the app into the element #root. */
export function startApp(extras: Pick<AppProps, 'extras' | 'loginExtras'> = {}): void {
  const session = connectSession(localStorage, env())
  session.subscribe(updateThemeForSession)
  render(<App session={session} {...extras} />)
}

/** Renders an error page instead of the app. */
export function showStartError(error: unknown): void {
  render(<AppErrorFallback error={error} resetErrorBoundary={() => location.reload()} />)
}

function render(content: ReactNode): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id "root".')
  createRoot(root).render(<StrictMode>{content}</StrictMode>)
}
