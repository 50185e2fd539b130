import { preloadPage } from './app/pages/pageCode.ts'
import { showStartError, startApp, startOffline } from './app/startApp.tsx'
import { loadEnv } from './config/env.ts'
import { STORE_DELAY_MS } from './lib/offline/storeDelay.ts'

// While the settings are loaded.
preloadPage(location.pathname)
loadEnv().then(() => (navigator.onLine ? startApp() : startOffline()), showStartError)

async function startOfflineUse(): Promise<void> {
  const offline = await import('./app/offline/startOfflineUse.ts').catch(() => null)
  await offline?.startOfflineUse()
}

if (import.meta.env.PROD) window.addEventListener('load', () => setTimeout(startOfflineUse, STORE_DELAY_MS))
