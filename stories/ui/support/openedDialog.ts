import { expect, screen, waitFor } from 'storybook/test'

/** Finds the open dialog once it contains the focus. */
export async function openedDialog(role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role)
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return dialog
}
