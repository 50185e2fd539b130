import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { MfaUnavailable } from '../../../src/flows/mfa/MfaUnavailable.tsx'
import { MfaView } from '../../../src/flows/mfa/MfaView.tsx'
import { initialMfaContext } from '../../../src/flows/mfa/mfa.base.ts'
import { mfaMachine } from '../../../src/flows/mfa/mfa.machine.ts'
import type { Enrollment, MfaContext } from '../../../src/flows/mfa/mfa.types.ts'
import type { Factor } from '../../../src/hosted/factors.ts'
import { inPart } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { settingsFactor } from '../../support/secondFactor.tsx'
import { stateStory } from '../../support/stateStory.tsx'

interface MfaArgs {
  factors: readonly Factor[]
  name: string
  phone: string
  code: string
  /** Error message of the name, the number or the code. Empty for none. */
  fieldError: string
  /** Error message of the last step. Empty for none. */
  failure: string
}

type Story = StoryObj<MfaArgs>

/** A section of System Settings. */
export default {
  title: 'Flows/Two-factor authentication',
  decorators: [inPart],
  args: { factors: [], name: 'Authenticator app', phone: '', code: '', fieldError: '', failure: '' },
} satisfies Meta<MfaArgs>

const app: Factor = { id: 'app', type: 'totp', name: 'Authenticator app', isVerified: true }
const phone: Factor = {
  id: 'phone',
  type: 'phone',
  name: 'The telephone of the sleep laboratory, second floor',
  isVerified: true,
}
const unverifiedApp: Factor = { id: 'left', type: 'totp', name: 'Tablet', isVerified: false }

const SECRET = 'KNUGC4TFON2GS33OHFZXK3TGMV2HEZLT'
const URI = `otpauth://totp/Engram:mira%40longview.example?issuer=Engram&secret=${SECRET}`
const enrollment: Enrollment = { factorId: 'new', totp: { secret: SECRET, uri: URI } }
/** `errorOf` is the field that shows the arg `fieldError`. */
function story(
  value: StateValueFrom<typeof mfaMachine>,
  args: Partial<MfaArgs> = {},
  { errorOf, ...context }: Partial<MfaContext> & { errorOf?: 'name' | 'phone' | 'code' } = {},
): Story {
  const contextOf = ({ factors, name, phone, code, fieldError, failure }: MfaArgs): MfaContext => ({
    ...initialMfaContext,
    factors,
    fields: {
      values: { name, phone },
      errors: errorOf === 'name' || errorOf === 'phone' ? { [errorOf]: fieldError } : {},
    },
    code: { values: { code }, errors: errorOf === 'code' ? { code: fieldError } : {} },
    failure: failure || null,
    ...context,
  })
  const view = (state: ReturnType<typeof mfaMachine.resolveState>) => (
    <MfaView state={state} send={fn()} secondFactor={settingsFactor} />
  )
  return { ...stateStory(mfaMachine, value, contextOf, view), args }
}

const newPhone = { name: 'Phone', phone: '+46 70 123 45 67' }
const enrollingPhone: Partial<MfaContext> = {
  factorType: 'phone',
  enrollment: { factorId: 'new', totp: null },
  challengeId: 'challenge',
}

export const Loading = story('loading', {}, { factors: null })
export const Failed = story('failed', { failure: PROVIDER_OFFLINE }, { factors: null })
export const None = story('none')
export const NoneVerified = story('none', { factors: [unverifiedApp] })
export const Enrolled = story('enrolled', { factors: [app, phone, unverifiedApp] })
export const NothingChanged = story('enrolled', {
  factors: [app],
  failure: 'Nothing was changed. You need to enter a code from one of your verified methods first.',
})

export const NamingApp = story('naming')
export const NamingPhone = story('naming', { factors: [app], name: 'Phone' }, { factorType: 'phone' })
export const NameTaken = story(
  'naming',
  { factors: [app], fieldError: 'You already use this name. Please choose another.' },
  { errorOf: 'name' },
)
export const NumberRefused = story(
  'naming',
  {
    name: 'Phone',
    phone: '070 123 45 67',
    fieldError: 'Please enter the number with its country code, such as +46 70 123 45 67.',
  },
  { factorType: 'phone', errorOf: 'phone' },
)
export const NotStarted = story('naming', { failure: PROVIDER_OFFLINE })
export const Starting = story('starting')

export const Enrolling = story('enrolling', {}, { enrollment })
export const WrongCode = story(
  'enrolling',
  { fieldError: 'Incorrect code. Enter the current code from your app.' },
  { enrollment, errorOf: 'code' },
)
export const Verifying = story('verifying', { code: '482913' }, { enrollment })
export const NotVerified = story(
  'enrolling',
  { code: '482913', failure: 'Too many attempts. Wait a minute, then try again.' },
  { enrollment },
)
export const Cancelling = story('cancelling', {}, { enrollment })

export const Texting = story('texting', newPhone, { ...enrollingPhone, challengeId: null })
export const NotTexted = story(
  'enrolling',
  { ...newPhone, failure: PROVIDER_OFFLINE },
  { ...enrollingPhone, challengeId: null },
)
export const Texted = story('enrolling', newPhone, enrollingPhone)
export const TextedAgain = story('enrolling', newPhone, {
  ...enrollingPhone,
  note: "We've sent a new code. The previous one no longer works.",
})
export const CodeExpired = story(
  'texting',
  { ...newPhone, fieldError: "That code has expired. We're sending you a new one." },
  { ...enrollingPhone, errorOf: 'code' },
)

const removing = (
  value: 'confirming' | 'unenrolling' | 'challenged',
  factorToRemove: Factor,
  args: Partial<MfaArgs> = {},
) => story(value, { factors: [factorToRemove], ...args }, { factorToRemove })

export const Confirming = removing('confirming', app)
export const ConfirmingOneOfSeveral = removing('confirming', phone, { factors: [app, phone] })
export const ConfirmingLeftover = removing('confirming', unverifiedApp)
export const NotRemoved = removing('confirming', app, { failure: PROVIDER_OFFLINE })
export const Unenrolling = removing('unenrolling', app)
export const Challenged = removing('challenged', app)

export const DemoGuest: Story = { render: () => <MfaUnavailable isDemo /> }
export const BackendOnly: Story = { render: () => <MfaUnavailable isDemo={false} /> }
