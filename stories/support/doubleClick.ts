import { expect, waitFor } from 'storybook/test'
import { holdRequests } from './holdRequests.ts'
import { recordRequests } from './recordRequests.ts'

/** A sign-up that always fails, and the number of times it was sent. Pass `faults` and `handlers` to a live story. */
export function failingSignUp() {
  const requests = recordRequests()
  const { handler, hold, release } = holdRequests('*/auth/v1/signup')
  return {
    faults: ['auth/signup:status=500'],
    handlers: [requests.handler, handler],
    count: () => requests.count('POST signup'),
    hold,
    release,
  }
}

type FailingSignUp = ReturnType<typeof failingSignUp>

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
  request: FailingSignUp,
): Promise<void> {
  button.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = button.getBoundingClientRect()
  const center = [x + width / 2, y + height / 2] as const
  const sent = request.count()
  request.hold()
  pressAt(...center, 1)
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  await expect(button.getBoundingClientRect().y).toBe(y)
  pressAt(...center, 2)
  request.release()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
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
