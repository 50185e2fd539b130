import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import SecretSequenceScreen from '../../../src/flows/secret-sequence/SecretSequenceScreen.tsx'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx'
import { TextField } from '../../../src/ui/TextField/TextField.tsx'
import { findOpenedDialog } from '../../support/findOpenedDialog.ts'

export default {
  title: 'Behavior/Secret sequence',
  tags: ['behavior'],
  parameters: { layout: 'padded' },
} satisfies Meta

const SEQUENCES = { admin: 'ORBIT', signup: 'GO' }

const onAdminChange = fn()

function Page() {
  const [text, setText] = useState('')
  return (
    <>
      <Button onClick={() => setText('Pressed')}>Request Demo Access</Button>
      <TextField label="First name" value={text} onValueChange={setText} />
      <SecretSequenceScreen
        sequences={SEQUENCES}
        startsWithAdmin={false}
        onAdminChange={onAdminChange}
        admin={(close) => (
          <Dialog open onOpenChange={close} title="The admin login">
            <TextField label="Email" value="" onValueChange={fn()} />
          </Dialog>
        )}
        signup={(close) => (
          <Dialog
            open
            onOpenChange={close}
            title="Direct account creation"
            footer={<Button onClick={close}>Continue</Button>}
          />
        )}
      />
    </>
  )
}

const playing = (play: NonNullable<StoryObj['play']>): StoryObj => ({
  render: () => <Page />,
  beforeEach: () => {
    onAdminChange.mockClear()
  },
  play,
})

const type = (letters: string) => userEvent.keyboard(`{Shift>}${letters}{Enter}{/Shift}`)
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const OpensBothOverlays = playing(async () => {
  await type('ORBIT')
  await findOpenedDialog('The admin login')
  // Escape also closes it from its text field.
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  await expect(onAdminChange.mock.calls).toEqual([[true]])
  await userEvent.keyboard('{Escape}')
  await noDialog()
  await expect(onAdminChange.mock.calls).toEqual([[true], [false]])

  await type('GO')
  await findOpenedDialog('Direct account creation')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await noDialog()
  await expect(onAdminChange).toHaveBeenCalledTimes(2)
})

export const EnterDoesNotPressFocusedButton = playing(async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Request Demo Access' }).focus()
  await type('GO')
  await findOpenedDialog('Direct account creation')
  await expect(canvas.getByLabelText('First name')).toHaveValue('')
})
