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

function Page({ startsWithAdmin = false }: { startsWithAdmin?: boolean }) {
  const [text, setText] = useState('')
  return (
    <>
      <Button onClick={() => setText('Pressed')}>Request Demo Access</Button>
      <TextField label="First name" value={text} onValueChange={setText} />
      <SecretSequenceScreen
        sequences={SEQUENCES}
        startsWithAdmin={startsWithAdmin}
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

const playing = (play: NonNullable<StoryObj['play']>, startsWithAdmin = false): StoryObj => ({
  render: () => <Page startsWithAdmin={startsWithAdmin} />,
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

export const EscapeClosesFromTextField = playing(async () => {
  await type('ORBIT')
  await findOpenedDialog('The admin login')
  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  await noDialog()
})

export const IgnoredInTextField = playing(async ({ canvas }) => {
  await userEvent.click(canvas.getByLabelText('First name'))
  await type('GO')
  await expect(canvas.getByLabelText('First name')).toHaveValue('GO')
  await expect(screen.queryByRole('dialog')).toBeNull()
})

export const EnterDoesNotPressFocusedButton = playing(async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Request Demo Access' }).focus()
  await type('GO')
  await findOpenedDialog('Direct account creation')
  await expect(canvas.getByLabelText('First name')).toHaveValue('')
})

export const ResetWhenWindowLosesFocus = playing(async () => {
  await userEvent.keyboard('{Shift>}GO')
  window.dispatchEvent(new Event('blur'))
  await userEvent.keyboard('{Enter}{/Shift}')
  await expect(screen.queryByRole('dialog')).toBeNull()
  await type('GO')
  await findOpenedDialog('Direct account creation')
})

export const AdminLoginOpenAtStart = playing(async () => {
  await findOpenedDialog('The admin login')
  await expect(onAdminChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await noDialog()
  await expect(onAdminChange.mock.calls).toEqual([[false]])
}, true)
