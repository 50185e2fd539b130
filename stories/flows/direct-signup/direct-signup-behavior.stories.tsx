import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SignupDialogView } from '../../../src/flows/direct-signup/SignupDialogView.tsx'
import { Button } from '../../../src/ui/Button/Button.tsx'

export default { title: 'Behavior/Direct signup', tags: ['behavior'] } satisfies Meta

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      {isOpen && <SignupDialogView onContinue={fn()} onClose={() => setOpen(false)} />}
    </main>
  )
}

/** The dialog traps focus, and each way to close it returns focus to the button. */
export const ShortcutByKeyboard: StoryObj = {
  render: () => <Page />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button')
    for (const close of ['{Escape}', 'Cancel', 'Close']) {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog', { name: 'Direct Account Creation' })
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
      if (close === '{Escape}') await userEvent.keyboard(close)
      else await userEvent.click(screen.getByRole('button', { name: close }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    }
  },
}
