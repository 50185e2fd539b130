import { toasts } from '../../ui/Toasts/toasts.ts'
import { newEntryScript } from '../pages/reloadForNewVersion.ts'

/** The least time between two checks, in milliseconds. */
const CHECK_INTERVAL_MS = 15 * 60_000

/**
 * Offers a reload when the server has a newer version of the app, once per version. Checks when the user returns to the
 * page, and regularly while it is visible. Returns a function that ends this.
 */
export function offerNewVersions(): () => void {
  let checkedAt = Date.now()
  let offered: string | null = null

  async function check(): Promise<void> {
    if (document.hidden || Date.now() - checkedAt < CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    const entry = await newEntryScript().catch(() => null)
    if (entry === null || entry === offered) return
    offered = entry
    toasts.offer('A new version is available', 'Reload', () => location.reload())
  }

  const timer = setInterval(check, CHECK_INTERVAL_MS)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
