import { expect, waitFor, within } from 'storybook/test'

/** Waits until a toast with this title and text is visible. */
export async function expectToast(canvasElement: HTMLElement, title: string, text: string): Promise<void> {
  const page = within(canvasElement.ownerDocument.body)
  await waitFor(async () => {
    const toasts = page.getAllByText(title).flatMap((heading: HTMLElement) => heading.parentElement ?? [])
    await expect(toasts.find((toast: HTMLElement) => toast.textContent?.includes(text))).toBeVisible()
  })
}
