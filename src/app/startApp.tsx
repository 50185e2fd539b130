import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { env } from '../config/env.ts'
import '../theme/global.css.ts'
import { updateThemeForSession } from '../theme/themeSetting.ts'
import { App, type AppProps } from './App.tsx'
import { connectSession } from './connectSession.ts'

/** Renders the app into the element #root. */
export function startApp(extras: Pick<AppProps, 'extras' | 'loginExtras'> = {}): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id "root".')
  const session = connectSession(localStorage, env)
  session.subscribe(updateThemeForSession)
  createRoot(root).render(
    <StrictMode>
      <App session={session} {...extras} />
    </StrictMode>,
  )
}
