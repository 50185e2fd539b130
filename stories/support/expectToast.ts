import { expect, screen, waitFor } from 'storybook/test'

export async function expectToast(title: string, text: string): Promise<void> {
  await waitFor(async () => {
    const toasts = screen.getAllByText(title).flatMap((heading: HTMLElement) => heading.parentElement ?? [])
    await expect(toasts.find((toast: HTMLElement) => toast.textContent?.includes(text))).toBeVisible()
  })
}
