import { log } from '../../lib/log/log.ts'
import { STORE_FILES } from '../../lib/offline/messages.ts'
import { scriptUrl } from '../../lib/startWorker.ts'
import { offerNewVersions } from './offerNewVersions.ts'

/** Offers new versions, and stores the files of this version so that the app opens without a connection. */
export async function startOfflineUse(): Promise<void> {
  offerNewVersions()
  // Browsers offer it only on HTTPS and localhost, and not in all private windows.
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(scriptUrl('/serviceWorker.js'))
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(STORE_FILES)
  } catch (error) {
    if (navigator.onLine) log.warn('The app could not be stored for use without a connection.', { error })
  }
}
