import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AlreadySignedIn } from '../../../src/app/guards/AlreadySignedIn.tsx'
import { PATHS } from '../../../src/domain/paths.ts'
import { type AccountSetupArgs, accountSetupArgs, accountSetupStories } from '../../support/accountSetup.tsx'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'

export default {
  title: 'Flows/Claim link',
  decorators: [inRouter(PATHS.magicSetup)],
  args: accountSetupArgs,
} satisfies Meta<AccountSetupArgs>

const { email } = accountSetupArgs

const storyOf = (hasBackendAccess: boolean) =>
  accountSetupStories('magicSetup', { email, hasBackendAccess }, (linkEmail) => (
    <AlreadySignedIn email={email} linkEmail={linkEmail} onLogOut={fn()} />
  ))
const story = storyOf(false)

export const Offering = story({ form: 'editing' })
export const Failed = story('interrupted', { failure: { kind: 'unfinished', reason: PROVIDER_OFFLINE } })

// These states look like Offering or those of other flows, so they have no pictures.
/** The user is signed in to the backend, so no other sign-in follows. */
export const OfferingWithBackendAccess = { ...storyOf(true)({ form: 'editing' }), tags: ['behavior'] }
export const Claiming = { ...story('claiming'), tags: ['behavior'] }
export const Rejected = { ...story('rejected', { problem: 'unknown' }), tags: ['behavior'] }
export const RejectedUsed = { ...story('rejected', { problem: 'used' }), tags: ['behavior'] }
export const Checking = { ...story('checking'), tags: ['behavior'] }
export const ForAnotherPerson = {
  ...story('forAnotherPerson', { email: 'mira.halloran-okonkwo@longview-research.example' }),
  tags: ['behavior'],
}
export const SignInRequired = { ...story('signInRequired'), tags: ['behavior'] }
export const Finished = { ...story('done'), tags: ['behavior'] }
