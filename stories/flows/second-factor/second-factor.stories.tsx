import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { SecondFactorView } from '../../../src/flows/second-factor/SecondFactorView.tsx'
import type { SecondFactorErrorReason } from '../../../src/flows/second-factor/secondFactor.errors.ts'
import type { SecondFactorContext } from '../../../src/flows/second-factor/secondFactor.machine.ts'
import {
  initialSecondFactorContext,
  secondFactorMachine,
} from '../../../src/flows/second-factor/secondFactor.machine.ts'
import type { Factor } from '../../../src/hosted/factors.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { AuthLayout } from '../../../src/ui/AuthLayout/AuthLayout.tsx'
import { Mark } from '../../../src/ui/Mark/Mark.tsx'
import { at, stateStory } from '../../support/stateStory.tsx'

/** Replaces the form of a sign-in page. */
export default {
  title: 'Flows/Second factor',
  decorators: [
    (Story) => (
      <AuthLayout brand={<Mark wordmark={PRODUCT_NAME} />} title="Demo login" backdrop={null}>
        <Story />
      </AuthLayout>
    ),
  ],
} satisfies Meta

const send = fn()

const view = (state: ViewState<typeof secondFactorMachine>) => <SecondFactorView state={state} send={send} />

const app: Factor = { id: 'app', type: 'totp', name: 'Authenticator', isVerified: true }
const phone: Factor = {
  id: 'phone',
  type: 'phone',
  name: 'My old telephone in the laboratory',
  isVerified: true,
}

const oneApp = { ...initialSecondFactorContext, factors: [app], factorId: 'app', challengeId: 'challenge' }
const onePhone = { ...oneApp, factors: [phone], factorId: 'phone' }
const both = { ...oneApp, factors: [app, phone] }

const entering = (context: SecondFactorContext) =>
  stateStory(secondFactorMachine, { challenged: 'entering' }, context, view)
const failed = (error: SecondFactorErrorReason, context = initialSecondFactorContext) =>
  stateStory(secondFactorMachine, 'failed', { ...context, error }, view)

export const Loading = stateStory(secondFactorMachine, 'loading', initialSecondFactorContext, view)
export const Challenging = stateStory(
  secondFactorMachine,
  'challenging',
  { ...onePhone, challengeId: null },
  view,
)

export const Entering = entering(oneApp)
export const EnteringOfSeveral = entering({ ...both, code: '492' })
export const EnteringFromPhone = entering({ ...onePhone, canResend: true })
export const Resent = entering({ ...onePhone, notice: 'resent' })
export const Expired = entering({ ...oneApp, notice: 'expired' })
export const Incomplete = entering({ ...oneApp, code: '4920', error: 'incomplete' })
export const WrongCode = entering({ ...oneApp, error: 'wrongCode' })
export const RateLimited = entering({ ...oneApp, code: '492039', error: 'rateLimited' })

export const Verifying = stateStory(
  secondFactorMachine,
  { challenged: 'verifying' },
  { ...oneApp, code: '492039' },
  view,
)
export const Verified = stateStory(secondFactorMachine, 'verified', { ...oneApp, code: '492039' }, view)

export const FailedUnreachable = failed('unreachable', { ...both, challengeId: null })
export const FailedSignInEnded = failed('signInEnded')
export const FailedNoFactor = failed('noFactor')

export const SubmitsACompleteCode: StoryObj = {
  tags: ['behavior'],
  render: () => view(at(secondFactorMachine, { challenged: 'entering' }, { ...both, code: '49203' })),
  play: async ({ canvas }) => {
    send.mockClear()
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveFocus()
    await userEvent.keyboard('9')
    await expect(send.mock.calls).toEqual([
      [{ type: 'code.edited', code: '492039' }],
      [{ type: 'form.submitted' }],
    ])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Verify' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenLastCalledWith({ type: 'back.requested' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(send).toHaveBeenLastCalledWith({ type: 'factor.chosen', factorId: 'phone' })
  },
}
