/** Session storage key: the entry script of the version for which this tab was reloaded. */
const RELOADED_KEY = 'engram.reloadedFor'

/**
 * Reloads the page if a newer version of the app was deployed, whose files replaced those of this page: at most once per
 * version, and not if leaving the page would lose something, such as an upload. Drafts are stored on the device.
 *
 * @returns whether the page is being reloaded
 */
export async function reloadForNewVersion(): Promise<boolean> {
  const newEntry = await newEntryScript().catch(() => null)
  if (newEntry === null || sessionStorage.getItem(RELOADED_KEY) === newEntry || asksBeforeLeaving())
    return false
  sessionStorage.setItem(RELOADED_KEY, newEntry)
  location.reload()
  return true
}

/** The entry script of the version that the server has now; null if this page has the same one. */
export async function newEntryScript(): Promise<string | null> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  const response = await fetch(location.pathname, { cache: 'no-store' })
  const html = await response.text()
  if (!response.ok || !entry || html.includes(`"${entry}"`)) return null
  const scripts = html.match(/<script\b[^>]*>/g) ?? []
  const module = scripts.find((tag) => tag.includes('type="module"'))
  return /\ssrc="([^"]+)"/.exec(module ?? '')?.[1] ?? null
}

function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
