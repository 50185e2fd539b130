import { expect, waitFor } from 'storybook/test'
import { LOADING_TIMEOUT } from './live.tsx'
import { recordRequests } from './recordRequests.ts'

/**
 * A call of the provider that always fails, after longer than a double click takes, and the number of times it was
 * sent. Pass `faults` and `handlers` to a live story.
 */
export function failingRequest(endpoint: 'auth/token' | 'auth/signup' | 'auth/recover') {
  const requests = recordRequests()
  return {
    faults: [`${endpoint}:latency=400`, `${endpoint}:status=500`],
    handlers: [requests.handler],
    count: () => requests.withName(endpoint.replace('auth/', 'POST ')).length,
  }
}

type FailingRequest = ReturnType<typeof failingRequest>

/** Presses what is under the pointer at this point, as a mouse does. */
function pressAt(x: number, y: number, detail: number): void {
  const target = document.elementFromPoint(x, y)
  for (const type of ['mousedown', 'mouseup', 'click'])
    target?.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, detail }),
    )
}

/**
 * Double-clicks the submit button, whose form shows why the last attempt failed. Expects one request, and that neither
 * the button nor the page changes until the second failure is shown.
 */
export async function expectOneRequestOnDoubleClick(
  button: HTMLElement,
  request: FailingRequest,
): Promise<void> {
  button.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = button.getBoundingClientRect()
  const center = [x + width / 2, y + height / 2] as const
  const sent = request.count()
  pressAt(...center, 1)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  await expect(button.getBoundingClientRect().y).toBe(y)
  pressAt(...center, 2)
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'), LOADING_TIMEOUT)
  await expect(button).toBeVisible()
  await expect(button.getBoundingClientRect().y).toBe(y)
  await expect(request.count()).toBe(sent + 1)
}

/**
 * Submits by a double click whose second click hits another element, as if the form had moved. Expects that the
 * element ignores it.
 */
export async function expectSecondClickIgnored(button: HTMLElement, link: HTMLElement): Promise<void> {
  button.click()
  const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 })
  link.dispatchEvent(second)
  await expect(second.defaultPrevented).toBe(true)
  await expect(link).toBeVisible()
}
