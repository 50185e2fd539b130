import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fromCallback } from 'xstate'
import { adminDecision, NOT_AN_ADMIN } from '../../../src/domain/adminSignIn.ts'
import type { SignInValues } from '../../../src/domain/signIn.ts'
import { AdminLoginView } from '../../../src/flows/admin-login/AdminLoginView.tsx'
import type {
  AdminCheckResult,
  ProviderResult,
  UnfinishedSignInEvent,
} from '../../../src/flows/admin-login/adminLogin.machine.ts'
import { adminLoginMachine } from '../../../src/flows/admin-login/adminLogin.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { Backdrop } from '../../../src/ui/Backdrop/Backdrop.tsx'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { signInFactor } from '../../support/secondFactor.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Admin login' } satisfies Meta

const view = (state: ViewState<typeof adminLoginMachine>) => (
  <>
    <div style={{ position: 'fixed', inset: 0 }}>
      <Backdrop />
    </div>
    <AdminLoginView state={state} send={fn()} onClose={fn()} secondFactor={signInFactor} />
  </>
)

const EMAIL = 'bartholomew.achterberg-nwosu@longview.example'
const hostedUser = { id: 'b', email: EMAIL, firstName: 'Bartholomew', lastName: 'Achterberg-Nwosu' }
const empty = createFields({ email: '', password: '' })
const filled = createFields({ email: EMAIL, password: 'a long password' })
const cleared = createFields({ email: EMAIL, password: '' })
const nobody = { fields: filled, failure: null, hostedUser: null }
const somebody = { ...nobody, hostedUser }

export const Editing = stateStory(adminLoginMachine, 'editing', { ...nobody, fields: empty }, view)

export const FieldsMissing = stateStory(
  adminLoginMachine,
  'editing',
  {
    ...nobody,
    fields: {
      values: { email: '', password: '' },
      errors: { email: 'Please enter your email.', password: 'Please enter your password.' },
    },
  },
  view,
)

export const SigningIn = stateStory(adminLoginMachine, 'signingIn', nobody, view)
export const Challenged = stateStory(adminLoginMachine, 'challenged', somebody, view)
export const CheckingAdmin = stateStory(adminLoginMachine, 'checkingAdmin', somebody, view)
export const Admitted = stateStory(adminLoginMachine, 'admitted', somebody, view)

export const Denied = stateStory(
  adminLoginMachine,
  'denied',
  { ...nobody, fields: cleared, failure: NOT_AN_ADMIN },
  view,
)

const failedAs = (outcome: 'refused' | 'unreachable') =>
  stateStory(
    adminLoginMachine,
    'failed',
    { ...nobody, fields: cleared, failure: adminDecision(outcome, null).message },
    view,
  )

export const FailedLogin = failedAs('refused')
export const FailedUnexpectedly = failedAs('unreachable')

/** The login on a page, with a provider that accepts one password and knows no admin. */
const machine = adminLoginMachine.provide({
  actors: {
    signIn: fromCall<ProviderResult, SignInValues>(async ({ input }) => {
      if (input.password === 'factor') return { outcome: 'secondFactor', hostedUser }
      if (input.password === 'right') return { outcome: 'accepted', hostedUser }
      return { outcome: 'refused', hostedUser: null }
    }),
    checkAdmin: fromCall<AdminCheckResult, SignInValues>(async () => ({ isAdmin: false, grant: null })),
    endUnfinishedSignIn: fromCallback<UnfinishedSignInEvent, undefined>(() => {}),
  },
})

function Login({ onClose }: { onClose: () => void }) {
  const [state, send] = useMachine(machine)
  const cancel = () => send({ type: 'secondFactor.cancelled' })
  return (
    <AdminLoginView
      state={state}
      send={send}
      onClose={onClose}
      secondFactor={<Button onClick={cancel}>Back to sign in</Button>}
    />
  )
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the admin login</Button>
      {isOpen && <Login onClose={() => setOpen(false)} />}
    </>
  )
}

const inMotion = (play: (dialog: HTMLElement, opener: HTMLElement) => Promise<void>): StoryObj => ({
  tags: ['behavior'],
  render: () => <Page />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the admin login' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Admin login' })
    await waitFor(() => expect(within(dialog).getByLabelText('Email')).toHaveFocus())
    await play(dialog, opener)
  },
})

const closed = async (opener: HTMLElement) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
}

export const HoldsAndReturnsFocus = inMotion(async (dialog, opener) => {
  await expect(dialog).toHaveAccessibleDescription('For those who look after the waitlist.')
  for (const stop of ['Password', 'Show password', 'Sign In', 'Back to Main App', 'Email']) {
    await userEvent.tab()
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(stop))
  }
  await userEvent.keyboard('{Escape}')
  await closed(opener)
})

export const LeadsBackToTheMainApp = inMotion(async (dialog, opener) => {
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to Main App' }))
  await closed(opener)
})

export const AsksForWhatIsMissing = inMotion(async (dialog) => {
  const password = within(dialog).getByLabelText('Password')
  await userEvent.type(within(dialog).getByLabelText('Email'), 'una@lab.example{Enter}')
  await waitFor(() => expect(password).toHaveFocus())
  await expect(password).toHaveAccessibleDescription('Please enter your password.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show password' }))
  await expect(password).toHaveAttribute('type', 'text')
})

export const GoesOnAtTheClearedPassword = inMotion(async (dialog) => {
  const password = within(dialog).getByLabelText('Password')
  await userEvent.type(within(dialog).getByLabelText('Email'), 'una@lab.example')
  await userEvent.type(password, 'wrong{Enter}')
  await within(dialog).findByText('Login failed')
  await waitFor(() => expect(password).toHaveFocus())
  await expect(password).toHaveValue('')
  await userEvent.type(password, 'right{Enter}')
  await within(dialog).findByText(NOT_AN_ADMIN)
  await waitFor(() => expect(password).toHaveFocus())
  await expect(password).toHaveValue('')
})

export const ComesBackFromTheChallenge = inMotion(async (dialog) => {
  await userEvent.type(within(dialog).getByLabelText('Email'), 'una@lab.example')
  await userEvent.type(within(dialog).getByLabelText('Password'), 'factor{Enter}')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Back to sign in' }))
  await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus())
  await expect(within(dialog).getByLabelText('Email')).toHaveValue('una@lab.example')
})
