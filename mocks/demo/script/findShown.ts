const TIMEOUT_MS = 8_000
const INTERVAL_MS = 100

/** Waits for an element of the page. Null if it does not appear within some seconds. */
export async function findShown(selector: string): Promise<HTMLElement | null> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += INTERVAL_MS) {
    const found = document.querySelector<HTMLElement>(selector)
    if (found !== null) return found
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  return null
}
