const TIMEOUT_MS = 12_000
const INTERVAL_MS = 100

/**
 * Waits until the function returns something other than null or false.
 *
 * @throws Error with the sentence if that takes too long
 */
export async function waitFor<Found>(
  find: () => Found | null | false | Promise<Found | null | false>,
  otherwise: string,
  timeoutMs = TIMEOUT_MS,
): Promise<Found> {
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const found = await find()
    if (found !== null && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  throw new Error(otherwise)
}

/** The first button of the page, or of a part of it, whose accessible name or text starts so. */
export function buttonNamed(start: string, within: ParentNode = document): HTMLButtonElement | null {
  const buttons = within.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')
  const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent.trim()
  return Array.from(buttons).find((button) => nameOf(button).startsWith(start)) ?? null
}
