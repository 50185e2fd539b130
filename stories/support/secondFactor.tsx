import { fn } from 'storybook/test'
import { SecondFactorView } from '../../src/flows/second-factor/SecondFactorView.tsx'
import {
  initialSecondFactorContext,
  secondFactorMachine,
} from '../../src/flows/second-factor/secondFactor.machine.ts'
import { at } from './stateStory.tsx'

export const enteringContext = {
  ...initialSecondFactorContext,
  factors: [{ id: 'app', type: 'totp' as const, name: 'Authenticator app', isVerified: true }],
  factorId: 'app',
  challengeId: 'challenge',
}

export const signInFactor = secondFactor()

/** The second factor in the settings, where it can be canceled. */
export const settingsFactor = secondFactor('Cancel')

function secondFactor(cancelLabel?: string) {
  const state = at(secondFactorMachine, { challenged: 'entering' }, enteringContext)
  return <SecondFactorView state={state} send={fn()} cancelLabel={cancelLabel} />
}
