import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { AlreadySignedIn } from '../../../src/app/guards/AlreadySignedIn.tsx'
import { PATHS } from '../../../src/domain/paths.ts'
import { ClaimLinkView } from '../../../src/flows/claim-link/ClaimLinkView.tsx'
import type { ClaimLinkContext } from '../../../src/flows/claim-link/claimLink.machine.ts'
import { claimLinkMachine, initialClaimLinkContext } from '../../../src/flows/claim-link/claimLink.machine.ts'
import { inRouter } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { stateStories } from '../../support/stateStory.tsx'

const email = 'bartholomew.achterberg-nwosu@longview.example'

export default {
  title: 'Flows/Claim link',
  decorators: [inRouter(PATHS.magicSetup)],
} satisfies Meta<ClaimLinkContext>

const story = stateStories(
  claimLinkMachine,
  { ...initialClaimLinkContext({ token: '', email, hasBackendAccess: false }), linkEmail: email },
  (state) => (
    <ClaimLinkView
      state={state}
      send={fn()}
      page="magicSetup"
      signOutPrompt={(linkEmail) => <AlreadySignedIn email={email} linkEmail={linkEmail} onLogOut={fn()} />}
    />
  ),
)

export const Offering = story('offering')
export const Failed = story('failed', { failure: PROVIDER_OFFLINE })

// These states look like Offering or those of other flows, so they have no pictures.
/** The user is signed in to the backend, so no other sign-in follows. */
export const OfferingWithBackendAccess = {
  ...story('offering', { hasBackendAccess: true }),
  tags: ['behavior'],
}
export const Claiming = { ...story('claiming'), tags: ['behavior'] }
export const Rejected = { ...story('rejected', { problem: 'unknown' }), tags: ['behavior'] }
export const RejectedUsed = { ...story('rejected', { problem: 'used' }), tags: ['behavior'] }
export const Checking = { ...story('checking'), tags: ['behavior'] }
export const ForAnotherPerson = {
  ...story('forAnotherPerson', { linkEmail: 'mira.halloran-okonkwo@longview-research.example' }),
  tags: ['behavior'],
}
export const SignInRequired = { ...story('signInRequired'), tags: ['behavior'] }
export const Finished = { ...story('finished'), tags: ['behavior'] }
