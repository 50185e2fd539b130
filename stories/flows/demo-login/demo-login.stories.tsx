import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { signInFailureMessage } from '../../../src/domain/signIn.ts'
import { decisionWithoutEmail, signInDecision } from '../../../src/domain/signInOutcome.ts'
import { DemoLoginView } from '../../../src/flows/demo-login/DemoLoginView.tsx'
import { initialDemoLoginContext } from '../../../src/flows/demo-login/demoLogin.base.ts'
import { demoLoginMachine } from '../../../src/flows/demo-login/demoLogin.machine.ts'
import { createFields } from '../../../src/lib/forms/fields.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import ToastRegion from '../../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../../src/ui/Toasts/toasts.ts'
import { signInFactor } from '../../support/secondFactor.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default {
  title: 'Flows/Demo login',
  decorators: [
    (Story) => (
      <MemoryRouter initialEntries={[PATHS.demoLogin]}>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta

const view = (state: ViewState<typeof demoLoginMachine>) => (
  <DemoLoginView state={state} send={fn()} contactEmail="hello@engram.example" secondFactor={signInFactor} />
)

const initial = initialDemoLoginContext({ accessCodeHash: '' })
const email = 'bartholomew.achterberg-nwosu@longview.example'
const filled = { ...initial, fields: createFields({ email, password: 'a long password' }) }
const cleared = { ...initial, fields: createFields({ email, password: '' }) }
const codeOnly = { ...initial, fields: createFields({ email: '', password: 'a master code' }) }

const failedWith = (status: number | null, message = '') =>
  stateStory(
    demoLoginMachine,
    'failed',
    { ...cleared, failure: signInFailureMessage({ status, message }) },
    view,
  )

const emailError = (email: string, error: string) =>
  stateStory(
    demoLoginMachine,
    'editing',
    { ...initial, fields: { values: { email, password: 'a long password' }, errors: { email: error } } },
    view,
  )

export const Editing = stateStory(demoLoginMachine, 'editing', initial, view)
export const EmailMissing = emailError('', decisionWithoutEmail(null).message ?? '')
export const EmailIncomplete = emailError(
  'bartholomew@longview',
  'Please enter a complete email address, such as name@example.com.',
)

export const SigningInAtProvider = stateStory(
  demoLoginMachine,
  { authenticating: 'signingInAtProvider' },
  filled,
  view,
)
export const LoggingInAtBackend = stateStory(
  demoLoginMachine,
  { authenticating: 'loggingInAtBackend' },
  filled,
  view,
)
export const Challenged = stateStory(demoLoginMachine, 'challenged', filled, view)
export const SigningOutOfProvider = stateStory(
  demoLoginMachine,
  'signingOutOfProvider',
  { ...cleared, failure: signInFailureMessage({ status: 403, message: '' }) },
  view,
)

export const Pausing = stateStory(demoLoginMachine, 'pausing', { ...codeOnly, wrongCodes: 3 }, view)
export const CheckingCode = stateStory(demoLoginMachine, 'checkingCode', codeOnly, view)

export const GrantedBackend = stateStory(demoLoginMachine, 'grantedBackend', filled, view)
export const GrantedDemo = stateStory(demoLoginMachine, 'grantedDemo', codeOnly, view)

const { notice } = signInDecision('accepted', { status: 500, message: '' })

/** The backend is down. The warning is a toast that stays visible on the next page. */
export const GrantedHosted: StoryObj = {
  ...stateStory(demoLoginMachine, 'grantedHosted', filled, (state) => (
    <>
      {view(state)}
      <ToastRegion timeout={0} />
    </>
  )),
  play: async () => {
    toasts.warning(notice?.title ?? '', notice?.text)
    await screen.findAllByText(notice?.title ?? '')
  },
}

export const FailedUnreachable = failedWith(null)
export const FailedInvalid = failedWith(401)
export const FailedDenied = failedWith(403)
export const FailedNotFound = failedWith(404)
export const FailedServerError = failedWith(500)
export const FailedOtherwise = failedWith(429, 'Too many attempts. Try again in 5 minutes.')
export const FailedNoEmail = stateStory(
  demoLoginMachine,
  'failed',
  { ...initial, failure: decisionWithoutEmail(false).message },
  view,
)

export const FocusesThePasswordAfterAFailure: StoryObj = {
  ...FailedInvalid,
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password.')
    await expect(password).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      'mailto:hello@engram.example',
    )
    const links = {
      Engram: '/',
      Back: '/',
      'Request Demo Access': '/#request-access',
      'Forgot password': '/reset-password',
    }
    for (const [name, href] of Object.entries(links))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
}

export const DoesNotTakeTheFocusOnLoad: StoryObj = {
  ...Editing,
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(document.body).toHaveFocus()
  },
}
