import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { env } from '../config/env.ts'
import '../theme/global.css.ts'
import { allowTranslation } from '../lib/allowTranslation.ts'
import { messageOf } from '../lib/messageOf.ts'
import { App, type AppProps } from './App.tsx'
import { connectSession } from './connectSession.ts'
import { FullPageError } from './errors/FullPageError.tsx'
import { preloadPage } from './pages/pageCode.ts'
import { removePrerendered } from './pages/prerendered.ts'

/** What precedes a click: the pointer over a link, the focus on it, or the beginning of a tap. */
const INTENT = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Loads the code of a page when a link to it is likely to be followed. Does nothing if the reader saves data or has no
 * connection.
 *
 * @returns ends it
 */
function preloadOnIntent(preload = preloadPage): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || link.origin !== location.origin || !navigator.onLine || savesData(navigator)) return
    preload(link.pathname)
  }
  for (const type of INTENT) document.addEventListener(type, onIntent, { passive: true })
  return () => {
    for (const type of INTENT) document.removeEventListener(type, onIntent)
  }
}

/** navigator.connection is missing in some browsers and in TypeScript's DOM types. */
function savesData({ connection }: Navigator & { readonly connection?: { readonly saveData?: boolean } }) {
  return connection?.saveData === true
}

/** Renders the app into the element #root. */
export function startApp(extras: Pick<AppProps, 'extras' | 'loginExtras'> = {}): void {
  const session = connectSession(localStorage, env())
  monitor(env().monitoringUrl)
  preloadOnIntent()
  render(<App session={session} {...extras} />)
}

/** Loads the monitoring after the first page, if a service is configured. */
function monitor(url: string): void {
  if (url === '') return
  const start = () =>
    import('./monitoring/startMonitoring.ts').then(({ startMonitoring }) => startMonitoring(url))
  const startLater = () => setTimeout(() => start().catch(() => {}), 1000)
  if (document.readyState === 'complete') startLater()
  else window.addEventListener('load', startLater, { once: true })
}

/** Renders the page that says what works without a connection. */
export async function startOffline(): Promise<void> {
  const { OfflinePage } = await import('./offline/OfflinePage.tsx')
  removePrerendered()
  render(<OfflinePage onContinue={() => startApp()} />)
}

export function showStartError(error: unknown): void {
  render(<FullPageError text={<p>{messageOf(error)}</p>} />)
}

let root: Root | null = null

function render(content: ReactNode): void {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element with the id "root".')
  if (root === null) {
    allowTranslation()
    root = createRoot(element)
  }
  root.render(<StrictMode>{content}</StrictMode>)
}
