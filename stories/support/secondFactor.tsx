import { fn } from 'storybook/test'
import { SecondFactorView } from '../../src/flows/second-factor/SecondFactorView.tsx'
import { secondFactorMachine } from '../../src/flows/second-factor/secondFactor.machine.ts'
import { at } from './stateStory.tsx'

const context = {
  factors: [{ id: 'app', type: 'totp' as const, name: 'Authenticator app', isVerified: true }],
  factorId: 'app',
  challengeId: 'challenge',
  code: '',
  trouble: null,
  news: null,
  canResend: false,
}

/** A second factor that waits for its code, for the place that a flow leaves for it. */
export const askedFactor = asked()

/** The same for whoever is signed in already. */
export const askedAgain = asked('Cancel')

function asked(cancelLabel?: string) {
  const state = at(secondFactorMachine, { asked: 'entering' }, context)
  return <SecondFactorView state={state} send={fn()} cancelLabel={cancelLabel} />
}
