import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { SECOND_FACTOR_UNCHECKED, signInFailureMessage } from '../../../src/domain/signIn.ts'
import { decisionWithoutEmail, signInDecision } from '../../../src/domain/signInOutcome.ts'
import { tooManyAttempts } from '../../../src/domain/tooManyAttempts.ts'
import { DemoLoginView } from '../../../src/flows/demo-login/DemoLoginView.tsx'
import { initialDemoLoginContext } from '../../../src/flows/demo-login/demoLogin.base.ts'
import { demoLoginMachine } from '../../../src/flows/demo-login/demoLogin.machine.ts'
import { inRouter } from '../../support/inApp.tsx'
import { signInFactor } from '../../support/secondFactor.tsx'
import { argStories } from '../../support/stateStory.tsx'
import { withToast } from '../../support/withToast.tsx'

interface DemoLoginArgs {
  email: string
  password: string
  /** Empty for none. */
  emailError: string
  /** Error message of the last attempt. Empty for none. */
  failure: string
  wrongCodes: number
}

export default {
  title: 'Flows/Demo login',
  decorators: [inRouter(PATHS.demoLogin)],
  args: {
    email: 'bartholomew.achterberg-nwosu@longview.example',
    password: 'a long password',
    emailError: '',
    failure: '',
    wrongCodes: 0,
  },
} satisfies Meta<DemoLoginArgs>

const story = argStories(
  demoLoginMachine,
  ({ email, password, emailError, failure, wrongCodes }: DemoLoginArgs) => ({
    ...initialDemoLoginContext({ accessCodeHash: '' }),
    fields: { values: { email, password }, errors: emailError ? { email: emailError } : {} },
    failure: failure || null,
    wrongCodes,
  }),
  (state) => <DemoLoginView state={state} send={fn()} secondFactor={signInFactor} />,
)

const codeOnly = { email: '', password: 'a master code' }

const failedWith = (status: number | null, message = '') =>
  story('failed', { password: '', failure: signInFailureMessage({ status, message }) })

export const Editing = story('editing', { email: '', password: '' })
export const EmailMissing = story('editing', {
  email: '',
  emailError: decisionWithoutEmail(null).message ?? '',
})
export const EmailIncomplete = story('editing', {
  email: 'bartholomew@longview',
  emailError: 'Please enter a complete email address, such as name@example.com.',
})

export const SigningInAtProvider = story({ authenticating: 'signingInAtProvider' })
// The stories that look like SigningInAtProvider or CheckingCode have no picture.
export const ClaimingApplication = { ...story({ authenticating: 'claimingApplication' }), tags: ['behavior'] }
export const LoggingInAtBackend = { ...story({ authenticating: 'loggingInAtBackend' }), tags: ['behavior'] }
export const CompletingSetup = story({ authenticating: 'completingSetup' })
export const Challenged = story('challenged')
export const SigningOutOfProvider = story('signingOutOfProvider', {
  password: '',
  failure: signInFailureMessage({ status: 403, message: '' }),
})

export const DelayingCheck = story('delayingCheck', { ...codeOnly, wrongCodes: 3 })
export const CheckingCode = story('checkingCode', codeOnly)

export const GrantedBackend = { ...story('grantedBackend'), tags: ['behavior'] }
export const GrantedDemo = { ...story('grantedDemo', codeOnly), tags: ['behavior'] }

const notice = signInDecision('accepted', { status: 500, message: '' })?.notice

/** The backend is down. The warning is a toast that stays visible on the next page. */
export const GrantedHosted = withToast(story('grantedHosted'), 'warning', notice ?? { title: '' })

export const FailedUnreachable = failedWith(null)
export const FailedInvalid = failedWith(401)
export const FailedDenied = failedWith(403)
export const FailedNotFound = failedWith(404)
export const FailedServerError = failedWith(500)
export const FailedOtherwise = failedWith(418, 'I am a teapot')
export const FailedTooManyAttempts = failedWith(429, tooManyAttempts(300_000))
export const FailedSecondFactorUnchecked = story('failed', { password: '', failure: SECOND_FACTOR_UNCHECKED })
export const FailedNoEmail = story('failed', {
  email: '',
  password: '',
  failure: decisionWithoutEmail(false).message ?? '',
})
