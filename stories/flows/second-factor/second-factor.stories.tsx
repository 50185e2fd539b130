import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { PRODUCT_NAME } from '../../../src/domain/product.ts'
import { tooManyAttempts } from '../../../src/domain/tooManyAttempts.ts'
import { SecondFactorView } from '../../../src/flows/second-factor/SecondFactorView.tsx'
import type { SecondFactorContext } from '../../../src/flows/second-factor/secondFactor.machine.ts'
import {
  initialSecondFactorContext,
  secondFactorMachine,
} from '../../../src/flows/second-factor/secondFactor.machine.ts'
import type { Factor } from '../../../src/hosted/factors.ts'
import { AuthLayout } from '../../../src/ui/AuthLayout/AuthLayout.tsx'
import { Mark } from '../../../src/ui/Mark/Mark.tsx'
import { stateStory } from '../../support/stateStory.tsx'

interface SecondFactorArgs {
  code: string
  appName: string
  phoneName: string
}

type Story = StoryObj<SecondFactorArgs>

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
  args: { code: '', appName: 'Authenticator', phoneName: 'My old telephone in the laboratory' },
} satisfies Meta<SecondFactorArgs>

const story = (
  value: StateValueFrom<typeof secondFactorMachine>,
  context: Partial<SecondFactorContext> = {},
  args: Partial<SecondFactorArgs> = {},
): Story => ({
  ...stateStory(
    secondFactorMachine,
    value,
    ({ code, appName, phoneName }: SecondFactorArgs) => ({
      ...initialSecondFactorContext,
      ...context,
      factors: (context.factors ?? []).map((factor) => ({
        ...factor,
        name: factor.type === 'totp' ? appName : phoneName,
      })),
      code,
    }),
    (state) => <SecondFactorView state={state} send={fn()} />,
  ),
  args,
})

const app: Factor = { id: 'app', type: 'totp', name: '', isVerified: true }
const phone: Factor = { id: 'phone', type: 'phone', name: '', isVerified: true }

const oneApp = { factors: [app], factorId: 'app', challengeId: 'challenge' }
const onePhone = { ...oneApp, factors: [phone], factorId: 'phone' }
const both = { ...oneApp, factors: [app, phone] }

const entering = (context: Partial<SecondFactorContext>, code = '') =>
  story({ challenged: 'entering' }, context, { code })

export const Loading = story('loading')
export const Challenging = story('challenging', { ...onePhone, challengeId: null })

export const Entering = entering(oneApp)
export const EnteringOfSeveral = entering(both, '492')
export const EnteringFromPhone = entering({ ...onePhone, canResend: true })
export const Resent = entering({ ...onePhone, notice: 'resent' })
export const Expired = entering({ ...oneApp, notice: 'expired' })
export const Incomplete = entering({ ...oneApp, error: 'incomplete' }, '4920')
export const WrongCode = entering({ ...oneApp, error: 'wrongCode' })
export const RateLimited = entering(
  { ...oneApp, error: 'rateLimited', failure: tooManyAttempts(60_000) },
  '492039',
)

export const Verifying = story({ challenged: 'verifying' }, oneApp, { code: '492039' })
// Looks like Verifying, so it has no picture.
export const Verified = { ...story('verified', oneApp, { code: '492039' }), tags: ['behavior'] }

export const FailedUnreachable = story('failed', { ...both, challengeId: null, error: 'unreachable' })
export const FailedSignInEnded = story('failed', { error: 'signInEnded' })
export const FailedNoFactor = story('failed', { error: 'noFactor' })
