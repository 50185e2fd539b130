import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import SecretSequenceScreen from '../../../src/flows/secret-sequence/SecretSequenceScreen.tsx'
import { secretSequenceMachine } from '../../../src/flows/secret-sequence/secretSequence.machine.ts'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx'
import { Kbd } from '../../../src/ui/Kbd/Kbd.tsx'
import { TextField } from '../../../src/ui/TextField/TextField.tsx'
import { stateStory } from '../../support/stateStory.tsx'

const SEQUENCES = { admin: 'ORBIT', signup: 'GO' }
const SHIFT = <Kbd>Shift</Kbd>

export default {
  title: 'Flows/Secret sequence',
  parameters: { layout: 'padded' },
} satisfies Meta

/** The flow renders nothing itself, so each story describes the state. */
const state = (
  value: Parameters<typeof stateStory<typeof secretSequenceMachine>>[1],
  words: ReactNode,
  typed: string | null = null,
) =>
  stateStory(
    secretSequenceMachine,
    value,
    { sequences: SEQUENCES, sequence: { typed, unlocked: null } },
    () => <p>{words}</p>,
  )

export const Idle = state('idle', <>Nothing is typed. {SHIFT} begins.</>)
export const Listening = state('listening', <>{SHIFT} is held, and letters are collected until Enter.</>, 'g')
export const AdminUnlocked = state('adminUnlocked', 'The admin login is open over the page.')
export const SignupUnlocked = state('signupUnlocked', 'Direct account creation is open over the page.')

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
const dialog = (name: string) => screen.findByRole('dialog', { name })
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const OpensBothOverlays = {
  ...playing(async () => {
    await type('ORBIT')
    await dialog('The admin login')
    await expect(onAdminChange.mock.calls).toEqual([[true]])
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await expect(onAdminChange.mock.calls).toEqual([[true], [false]])

    await type('GO')
    await dialog('Direct account creation')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await noDialog()
    await expect(onAdminChange).toHaveBeenCalledTimes(2)
  }),
  tags: ['behavior'],
}

export const EscapeClosesFromTextField = {
  ...playing(async () => {
    await type('ORBIT')
    await dialog('The admin login')
    const email = screen.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await noDialog()
  }),
  tags: ['behavior'],
}

export const IgnoredInTextField = {
  ...playing(async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('First name'))
    await type('GO')
    await expect(canvas.getByLabelText('First name')).toHaveValue('GO')
    await expect(screen.queryByRole('dialog')).toBeNull()
  }),
  tags: ['behavior'],
}

export const EnterDoesNotPressFocusedButton = {
  ...playing(async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Request Demo Access' }).focus()
    await type('GO')
    await dialog('Direct account creation')
    await expect(canvas.getByLabelText('First name')).toHaveValue('')
  }),
  tags: ['behavior'],
}

export const ResetWhenWindowLosesFocus = {
  ...playing(async () => {
    await userEvent.keyboard('{Shift>}GO')
    window.dispatchEvent(new Event('blur'))
    await userEvent.keyboard('{Enter}{/Shift}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await type('GO')
    await dialog('Direct account creation')
  }),
  tags: ['behavior'],
}

export const AdminLoginOpenAtStart = {
  ...playing(async () => {
    await dialog('The admin login')
    await expect(onAdminChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await expect(onAdminChange.mock.calls).toEqual([[false]])
  }, true),
  tags: ['behavior'],
}
