import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PASSWORD_TOO_SHORT, PASSWORDS_DO_NOT_MATCH } from '../../../src/domain/password.ts'
import { PasswordResetView } from '../../../src/flows/password-reset/PasswordResetView.tsx'
import { initialPasswordResetContext } from '../../../src/flows/password-reset/passwordReset.base.ts'
import { passwordResetMachine } from '../../../src/flows/password-reset/passwordReset.machine.ts'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { signInFactor } from '../../support/secondFactor.tsx'
import { argStories } from '../../support/stateStory.tsx'

interface PasswordResetArgs {
  email: string
  password: string
  confirmPassword: string
  errors: { email?: string; password?: string; confirmPassword?: string }
  /** Error message of the last step. Empty for none. */
  failure: string
  /** Number of emails after the first. */
  resent: number
}

export default {
  title: 'Flows/Password reset',
  decorators: [inRouter()],
  args: {
    email: 'bartholomew.achterberg-nwosu@longview.example',
    password: '',
    confirmPassword: '',
    errors: {},
    failure: '',
    resent: 0,
  },
} satisfies Meta<PasswordResetArgs>

const story = argStories(
  passwordResetMachine,
  ({ email, password, confirmPassword, errors, failure, resent }: PasswordResetArgs) => ({
    ...initialPasswordResetContext({ hash: '', email }),
    request: { values: { email }, errors },
    passwords: { values: { password, confirmPassword }, errors },
    failure: failure || null,
    resent,
  }),
  (state) => <PasswordResetView state={state} send={fn()} secondFactor={signInFactor} />,
)

const typed = { password: 'a long password', confirmPassword: 'a long password' }

export const Requesting = story('requesting', { email: '' })
export const EmailIncomplete = story('requesting', {
  email: 'bartholomew',
  errors: { email: 'Please enter a complete email address, such as name@example.com.' },
})
export const Sending = story('sending')
export const Failed = story('failed', { failure: PROVIDER_OFFLINE })
export const TooManyRequests = story('failed', {
  failure: 'Too many requests. Wait a minute, then try again.',
})

export const Sent = story({ sent: 'pausing' })
export const SentWaiting = story({ sent: 'waiting' })
export const Resending = story({ sent: 'resending' })
export const SentAgain = story({ sent: 'pausing' }, { resent: 1 })
export const NotSentAgain = story({ sent: 'waiting' }, { failure: PROVIDER_OFFLINE })

export const Opening = story('opening', { email: '' })
export const OpeningFailed = story('openingFailed', { failure: PROVIDER_OFFLINE })
export const Expired = story('expired', { email: '' })
export const Challenged = story({ linked: 'challenged' })

const choosing = (args: Partial<PasswordResetArgs> = {}) => story({ linked: 'choosingPassword' }, args)

export const ChoosingPassword = choosing()
export const PasswordTooShort = choosing({
  password: 'five5',
  confirmPassword: 'five5',
  errors: { password: PASSWORD_TOO_SHORT },
})
export const PasswordsDiffer = choosing({
  password: 'a long password',
  confirmPassword: 'a long pasword',
  errors: { confirmPassword: PASSWORDS_DO_NOT_MATCH },
})
export const SamePassword = choosing({
  ...typed,
  errors: { password: 'This is your current password. Please choose a different one.' },
})
export const Saving = story({ linked: 'saving' }, typed)
export const NotSaved = story({ linked: 'failed' }, { ...typed, failure: PROVIDER_OFFLINE })
export const Saved = story('saved')
