import type { Meta } from '@storybook/react-vite'
import { PATHS } from '../../../src/domain/paths.ts'
import { limitedReason } from '../../../src/modules/account/limitedAccess.ts'
import { type AccountSetupArgs, accountSetupArgs, accountSetupStories } from '../../support/accountSetup.tsx'
import { inRouter } from '../../support/inApp.tsx'
import { mira } from '../../support/users.ts'

export default {
  title: 'Flows/Registration',
  decorators: [inRouter(PATHS.register)],
  args: { ...accountSetupArgs, firstName: 'Mira', lastName: 'Halloran-Okonkwo', email: mira.email },
} satisfies Meta<AccountSetupArgs>

const story = accountSetupStories('registration')

const filled = { password: 'sleep-spindle-9', confirmPassword: 'sleep-spindle-9' }
const reason = 'The sign-in service has a problem. Please try again in a moment.'

export const CheckingToken = story('checking')

export const RejectedMissing = story('rejected', { problem: 'missing' })
export const RejectedUnknown = story('rejected', { problem: 'unknown' })
export const RejectedMalformed = story('rejected', { problem: 'malformed' })
export const RejectedExpired = story('rejected', { problem: 'expired' })
export const RejectedUsed = story('rejected', { problem: 'used' })

export const Unverified = story('unverified', { problem: 'unverified' })

export const AccountExists = story('accountExists')

export const Editing = story({ form: 'editing' })

export const EditingWrong = story(
  { form: 'editing' },
  { lastName: '', password: 'sleep', confirmPassword: 'sleeps', hasErrors: true },
)

/** The link was reset after the sign-up. */
export const RejectedAfterSignUp = story('rejected', {
  ...filled,
  problem: 'unknown',
  isAccountCreated: true,
})

export const CreatingAccount = story('creatingAccount', filled)

// These states look like CreatingAccount, so they have no pictures.
export const RecheckingToken = { ...story('recheckingLink', filled), tags: ['behavior'] }
export const Claiming = { ...story('claiming', filled), tags: ['behavior'] }
export const Unclaimed = story('interrupted', { ...filled, failure: { kind: 'unfinished', reason } })

export const ConnectingBackend = story('connectingBackend', filled)

export const Failed = story({ form: 'failed' }, { ...filled, failure: { kind: 'failed', reason } })

export const FullAccess = story('fullAccess', filled)

export const LimitedAccess = story('limitedAccess', {
  ...filled,
  limitation: limitedReason({ status: null, message: '' }),
})
