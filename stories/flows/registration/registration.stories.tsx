import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { PATHS } from '../../../src/domain/paths.ts'
import type { SetupTokenProblem } from '../../../src/domain/setupToken.ts'
import { RegistrationView } from '../../../src/flows/registration/RegistrationView.tsx'
import {
  initialRegistrationContext,
  registrationMachine,
} from '../../../src/flows/registration/registration.machine.ts'
import type { NewAccountContext } from '../../../src/modules/account/newAccount.base.ts'
import { inRouter } from '../../support/inApp.tsx'
import type { NewAccountArgs } from '../../support/newAccount.ts'
import {
  completed,
  failed,
  failedArgs,
  fromApplication,
  invalidPasswords,
  limited,
  limitedArgs,
  owner,
  unclaimed,
} from '../../support/newAccount.ts'
import { stateStory } from '../../support/stateStory.tsx'

export default {
  title: 'Flows/Registration',
  args: owner,
  decorators: [inRouter(PATHS.register)],
} satisfies Meta<NewAccountArgs>

const initial = initialRegistrationContext({ token: 'a'.repeat(64), accountExists: false, email: '' })

const story = (
  value: StateValueFrom<typeof registrationMachine>,
  contextOf: (args: NewAccountArgs) => Partial<NewAccountContext> = completed,
) =>
  stateStory(
    registrationMachine,
    value,
    (args: NewAccountArgs) => ({ ...initial, ...contextOf(args) }),
    (state) => <RegistrationView state={state} send={fn()} />,
  )

const rejected = (problem: SetupTokenProblem) => story('rejected', () => ({ problem }))
const rejectedWithEmail = (problem: SetupTokenProblem) =>
  story('rejected', (args) => ({ ...fromApplication(args), problem }))

export const CheckingToken = story('checkingToken', () => initial)

export const RejectedMissing = rejected('missing')
export const RejectedUnknown = rejected('unknown')
export const RejectedMalformed = rejected('malformed')
export const RejectedExpired = rejectedWithEmail('expired')
export const RejectedUsed = rejectedWithEmail('used')

export const Unverified = story('unverified', () => ({ problem: 'unverified' }))

export const AccountExists = story('accountExists', fromApplication)

export const Editing = story('editing', fromApplication)

export const EditingWrong = story('editing', ({ firstName, email }) => ({
  fields: {
    values: { firstName, lastName: '', email, ...invalidPasswords.values },
    errors: { lastName: 'Please enter your last name.', ...invalidPasswords.errors },
  },
}))

/** The link was reset after the sign-up. */
export const RejectedAfterSignUp = story('rejected', (args) => ({
  ...unclaimed(args),
  failure: null,
  problem: 'unknown',
}))

export const CreatingAccount = story('creatingAccount')

// These states look like CreatingAccount, so they have no pictures.
export const RecheckingToken = { ...story('recheckingToken'), tags: ['behavior'] }
export const Claiming = { ...story('claiming'), tags: ['behavior'] }
export const Unclaimed = { ...story('unclaimed', unclaimed), args: failedArgs }

export const ConnectingBackend = story('connectingBackend')

export const Failed = { ...story('failed', failed), args: failedArgs }

export const FullAccess = story('fullAccess')

export const LimitedAccess = { ...story('limitedAccess', limited), args: limitedArgs }
