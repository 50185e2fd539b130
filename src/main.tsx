import { showStartError, startApp, startOffline } from './app/startApp.tsx'
import { loadEnv } from './config/env.ts'

loadEnv().then(() => (navigator.onLine ? startApp() : startOffline()), showStartError)

/** Until the page has loaded what it shows first, in milliseconds. */
const DELAY_MS = 5_000

if (import.meta.env.PROD)
  window.addEventListener('load', () => {
    setTimeout(() => import('./app/offline/startOfflineUse.ts').then(({ startOfflineUse }) => startOfflineUse()), DELAY_MS)
  })
