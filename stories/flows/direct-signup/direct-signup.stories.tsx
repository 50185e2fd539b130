import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DirectSignupView } from '../../../src/flows/direct-signup/DirectSignupView.tsx'
import type { AccountRequest } from '../../../src/flows/direct-signup/directSignup.machine.ts'
import {
  directSignupMachine,
  initialDirectSignupContext,
} from '../../../src/flows/direct-signup/directSignup.machine.ts'
import { SignupDialogView } from '../../../src/flows/direct-signup/SignupDialogView.tsx'
import type { OpenedAccount } from '../../../src/hosted/openAccount.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import type { AccountValues } from '../../../src/modules/account/accountFields.ts'
import { limitedReason } from '../../../src/modules/account/limitedAccess.ts'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { stateStory } from '../../support/stateStory.tsx'
import { mira } from '../../support/users.ts'

export default {
  title: 'Flows/Direct signup',
  decorators: (Story) => (
    <MemoryRouter initialEntries={['/signup']}>
      <Story />
    </MemoryRouter>
  ),
} satisfies Meta

const view = (state: ViewState<typeof directSignupMachine>) => <DirectSignupView state={state} send={fn()} />

const empty: AccountValues = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }
const filled: AccountValues = {
  firstName: 'Mira',
  lastName: 'Halloran-Okonkwo',
  email: mira.email,
  password: 'sleep-spindle-9',
  confirmPassword: 'sleep-spindle-9',
}

const context = { ...initialDirectSignupContext, fields: createFields(filled) }

export const CheckingAccess = stateStory(
  directSignupMachine,
  'checkingAccess',
  { ...context, fields: createFields(empty) },
  view,
)

export const Editing = stateStory(
  directSignupMachine,
  'editing',
  { ...context, fields: createFields(empty) },
  view,
)

export const EditingWrong = stateStory(
  directSignupMachine,
  'editing',
  {
    ...context,
    fields: {
      values: { ...empty, email: 'mira@longview', password: 'sleep', confirmPassword: 'sleeps' },
      errors: {
        firstName: 'Please enter your first name.',
        lastName: 'Please enter your last name.',
        email: 'Please enter a complete email address, such as name@example.com.',
        password: 'Password must be at least 6 characters long',
        confirmPassword: 'Passwords do not match',
      },
    },
  },
  view,
)

export const CreatingAccount = stateStory(directSignupMachine, 'creatingAccount', context, view)

export const ConnectingBackend = stateStory(directSignupMachine, 'connectingBackend', context, view)

export const Failed = stateStory(
  directSignupMachine,
  'failed',
  {
    ...context,
    failure: {
      kind: 'failed',
      reason: 'Something went wrong at the account service. Please try again in a moment.',
    },
  },
  view,
)

export const FailedExists = stateStory(
  directSignupMachine,
  'failed',
  { ...context, failure: { kind: 'exists' } },
  view,
)

export const FullAccess = stateStory(directSignupMachine, 'fullAccess', context, view)

export const LimitedAccess = stateStory(
  directSignupMachine,
  'limitedAccess',
  { ...context, limitation: limitedReason({ status: 401, message: '' }) },
  view,
)

export const Shortcut: StoryObj = {
  render: () => <SignupDialogView onContinue={fn()} onClose={fn()} />,
}

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
  tags: ['behavior'],
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

const workingMachine = directSignupMachine.provide({
  actors: {
    checkAccess: fromCall(async () => true),
    createAccount: fromCall<OpenedAccount, AccountRequest>(async () => ({ kind: 'exists' })),
  },
})

function RunningForm() {
  const [state, send] = useMachine(workingMachine)
  return <DirectSignupView state={state} send={send} />
}

/** Filled in by keyboard only: the invalid field gets focus, and the input stays after a failure. */
export const ByKeyboard: StoryObj = {
  tags: ['behavior'],
  render: () => <RunningForm />,
  play: async ({ canvas }) => {
    const firstName = await canvas.findByLabelText('First name')
    await expect(document.body).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Last name'), 'Halloran{Enter}')
    await expect(firstName).toHaveFocus()
    await userEvent.keyboard('Mira')
    await userEvent.type(canvas.getByLabelText('Email'), filled.email)
    await userEvent.type(canvas.getByLabelText('Password'), filled.password)
    await userEvent.type(canvas.getByLabelText('Confirm password'), `${filled.password}{Enter}`)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to create account')
    await expect(canvas.getByLabelText('Email')).toHaveValue(filled.email)
    await expect(canvas.getByLabelText('Password')).toHaveValue(filled.password)
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/demo')
  },
}
