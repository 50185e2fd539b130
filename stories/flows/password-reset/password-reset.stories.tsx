import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { fromCallback } from 'xstate'
import { PASSWORD_TOO_SHORT, PASSWORDS_DO_NOT_MATCH } from '../../../src/domain/password.ts'
import { PasswordResetView } from '../../../src/flows/password-reset/PasswordResetView.tsx'
import type {
  OpenedLink,
  PasswordResetContext,
} from '../../../src/flows/password-reset/passwordReset.base.ts'
import { initialPasswordResetContext } from '../../../src/flows/password-reset/passwordReset.base.ts'
import { passwordResetMachine } from '../../../src/flows/password-reset/passwordReset.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { signInFactor } from '../../support/secondFactor.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Password reset' } satisfies Meta

const EMAIL = 'bartholomew.achterberg-nwosu@longview.example'
const OFFLINE =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'
const typed = createFields({ password: 'a long password', confirmPassword: 'a long password' })

const view = (state: ViewState<typeof passwordResetMachine>) => (
  <MemoryRouter>
    <PasswordResetView
      state={state}
      send={fn()}
      contactEmail="hello@engram.example"
      secondFactor={signInFactor}
    />
  </MemoryRouter>
)

function story(
  value: StateValueFrom<typeof passwordResetMachine>,
  { email = EMAIL, ...context }: Partial<PasswordResetContext> & { email?: string } = {},
): StoryObj {
  return stateStory(
    passwordResetMachine,
    value,
    { ...initialPasswordResetContext({ hash: '', email }), ...context },
    view,
  )
}

export const Requesting = story('requesting', { email: '' })
export const EmailIncomplete = story('requesting', {
  request: {
    values: { email: 'bartholomew' },
    errors: { email: 'Please enter a complete email address, such as name@example.com.' },
  },
})
export const Sending = story('sending')
export const Failed = story('failed', { failure: OFFLINE })
export const TooManyRequests = story('failed', {
  failure: 'Too many requests. Wait a minute, then try again.',
})

export const Sent = story({ sent: 'pausing' })
export const SentWaiting = story({ sent: 'waiting' })
export const Resending = story({ sent: 'resending' })
export const SentAgain = story({ sent: 'pausing' }, { resent: 1 })
export const NotSentAgain = story({ sent: 'waiting' }, { failure: OFFLINE })

export const Opening = story('opening', { email: '' })
export const OpeningFailed = story('openingFailed', { failure: OFFLINE })
export const Expired = story('expired', { email: '' })
export const Challenged = story({ linked: 'challenged' })

export const ChoosingPassword = story({ linked: 'choosingPassword' })
export const PasswordTooShort = story(
  { linked: 'choosingPassword' },
  {
    passwords: {
      values: { password: 'five5', confirmPassword: 'five5' },
      errors: { password: PASSWORD_TOO_SHORT },
    },
  },
)
export const PasswordsDiffer = story(
  { linked: 'choosingPassword' },
  {
    passwords: {
      values: { password: 'a long password', confirmPassword: 'a long pasword' },
      errors: { confirmPassword: PASSWORDS_DO_NOT_MATCH },
    },
  },
)
export const SamePassword = story(
  { linked: 'choosingPassword' },
  {
    passwords: {
      ...typed,
      errors: { password: 'This is the password you have now. Please choose another one.' },
    },
  },
)
export const Saving = story({ linked: 'saving' }, { passwords: typed })
export const NotSaved = story({ linked: 'failed' }, { passwords: typed, failure: OFFLINE })
export const Saved = story('saved')

const done = fromCall<void, string>(async () => {})

/** All calls succeed. */
const succeedingMachine = passwordResetMachine.provide({
  actors: {
    sendLink: done,
    openLink: fromCall<OpenedLink, string>(async () => ({ email: EMAIL, needsSecondFactor: false })),
    savePassword: done,
    signOutOnStop: fromCallback(() => {}),
  },
})

function LiveReset({ hash }: { hash: string }) {
  const [state, send] = useMachine(succeedingMachine, { input: { hash, email: EMAIL } })
  return (
    <MemoryRouter>
      <PasswordResetView
        state={state}
        send={send}
        contactEmail="hello@engram.example"
        secondFactor={signInFactor}
      />
    </MemoryRouter>
  )
}

/** Focuses invalid fields, and the page after a step removed the focused element. */
export const UsableByKeyboard: StoryObj = {
  tags: ['behavior'],
  render: () => <LiveReset hash="#a-link" />,
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('New password')
    await expect(password).not.toHaveFocus()
    await userEvent.type(password, 'six666')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'six667{Enter}')
    await expect(canvas.getByLabelText('Confirm password')).toHaveFocus()
    await expect(canvas.getByText(PASSWORDS_DO_NOT_MATCH)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Backspace}6{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Your password is changed' })
    await expect(document.body).not.toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'hello@engram.example' })).toHaveFocus()
  },
}
