import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { env } from '../config/env.ts'
import '../theme/global.css.ts'
import { updateThemeForSession } from '../theme/themeSetting.ts'
import { App } from './App.tsx'
import { connectSession } from './connectSession.ts'

/** Renders the app into the element #root. `extras` is rendered next to the app, outside its routes. */
export function startApp({ extras }: { extras?: ReactNode } = {}): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id "root".')
  const session = connectSession(localStorage, env)
  session.subscribe(updateThemeForSession)
  createRoot(root).render(
    <StrictMode>
      <App session={session} />
      {extras}
    </StrictMode>,
  )
}
