import { createElement } from 'react'
import { beforeEach, onTestFinished } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { OnboardingView } from '../../../src/flows/onboarding/OnboardingView.tsx'
import { liveActors } from '../../../src/flows/onboarding/onboarding.actors.ts'
import type { CallState, OnboardingInput } from '../../../src/flows/onboarding/onboarding.context.ts'
import { onboardingMachine } from '../../../src/flows/onboarding/onboarding.machine.ts'
import { currentProgress } from '../../../src/flows/onboarding/progress.ts'
import {
  clearOnboardingProgress,
  clearSetupData,
  readOnboardingProgress,
  readSetupData,
  storeOnboardingProgress,
} from '../../../src/session/signUpStorage.ts'
import type { MockNetwork } from './mockNetwork.ts'
import { createMockNetwork } from './mockNetwork.ts'
import { renderedText } from './renderedText.ts'
import { approveNoor, NOOR } from './setupLink.ts'

// For tests of the onboarding with its live actors.

export const REQUESTS: Record<CallState, string> = {
  savingProfile: 'PUT /api/v1/users/',
  registering: 'POST /api/v1/auth/register',
  signingUp: 'POST /hosted/auth/v1/signup',
  claiming: 'PATCH /hosted/rest/v1/approved_users',
  markingRegistered: 'PATCH /hosted/rest/v1/waitlist_submissions?owner_id=',
  signingOut: 'POST /hosted/auth/v1/logout',
}

export const noor = {
  email: NOOR.email,
  password: 'sleep-spindle-9',
  firstName: NOOR.firstName,
  lastName: NOOR.lastName,
}

export const credentials = { email: noor.email, password: noor.password }

export let network: MockNetwork

/** Starts onboarding like its Screen, from the tab's storage. */
export function start(input: Partial<OnboardingInput> = {}) {
  const actor = createActor(onboardingMachine.provide({ actors: liveActors }), {
    input: {
      account: readSetupData(),
      setupToken: NOOR.token,
      userId: null,
      email: '',
      progress: readOnboardingProgress(),
      ...input,
    },
  })
  actor.on('setupData.used', clearSetupData)
  actor.subscribe((state) => {
    const progress = currentProgress(state)
    if (progress === null) clearOnboardingProgress()
    else storeOnboardingProgress(progress)
  })
  onTestFinished(() => {
    actor.stop()
  })
  return actor.start()
}

type Actor = ReturnType<typeof start>

export const ended = (actor: Actor) =>
  waitFor(actor, ({ value }) => ['created', 'completed', 'unsaved', 'failed'].includes(String(value)))

export const textOf = (actor: Actor) =>
  renderedText(
    createElement(OnboardingView, {
      state: actor.getSnapshot(),
      send: () => {},
      firstName: '',
      contactEmail: 'hello@engram.example',
    }),
  )

/** The calls that were sent, as the machine's states. */
export const sentCalls = () =>
  network.sent.flatMap((line) => {
    const call = Object.entries(REQUESTS).find(([, start]) => line.startsWith(start))
    return call === undefined ? [] : [call[0]]
  })

/** Registers the hooks of the tests. */
export function setUpOnboarding(): void {
  beforeEach(async () => {
    network = await createMockNetwork()
    await approveNoor(network)
  })
}
