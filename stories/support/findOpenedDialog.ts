import { expect, screen, waitFor } from 'storybook/test'

/** Finds a dialog, by its name if given, once it has the focus. One that has just appeared does not handle Escape yet. */
export async function findOpenedDialog(
  name: string | RegExp = /./,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name })
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  return dialog
}
