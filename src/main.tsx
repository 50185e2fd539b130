import { showStartError, startApp, startOffline } from './app/startApp.tsx'
import { loadEnv } from './config/env.ts'

/** Until the page has loaded what it shows first, in milliseconds. */
const DELAY_MS = 5_000

loadEnv().then(() => (navigator.onLine ? startApp() : startOffline()), showStartError)

async function startOfflineUse(): Promise<void> {
  const offline = await import('./app/offline/startOfflineUse.ts').catch(() => null)
  await offline?.startOfflineUse()
}

if (import.meta.env.PROD) window.addEventListener('load', () => setTimeout(startOfflineUse, DELAY_MS))
