import { ONBOARDING_STEPS } from '../../../../src/domain/onboarding.ts'
import { liveActors } from '../../../../src/flows/onboarding/onboarding.actors.ts'
import type { OnboardingInput } from '../../../../src/flows/onboarding/onboarding.context.ts'
import { onboardingMachine } from '../../../../src/flows/onboarding/onboarding.machine.ts'
import { currentUser, signUp } from '../../../../src/hosted/auth.ts'
import { TOKENS, USERS } from '../../../supabase/fixture.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { USER } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'
import { middling, una } from './support.ts'

const questions = Object.keys(middling) as (keyof typeof middling)[]
const demo: OnboardingInput = { account: null, setupToken: null, userId: null, email: '', progress: null }
const reloadedAt = (step: string, left: Partial<typeof middling> = middling, aiName = 'Mnemosyne') => ({
  ...demo,
  progress: { step, aiName, answers: left },
})
/** The last question with all answers but this one. */
const without = (question: keyof typeof middling) =>
  reloadedAt('question5', Object.fromEntries(Object.entries(middling).filter(([id]) => id !== question)))
const call = { done: gives(), unreachable: rejects('Offline') }

const model: PathModel<typeof onboardingMachine> = {
  starts: {
    'a demo guest': demo,
    'a demo guest at the last question': reloadedAt('question5'),
    'a user at the last question': { ...reloadedAt('question5'), userId: 'u1' },
    'an applicant at the last question': { ...reloadedAt('question5'), account: una },
    'an applicant with a link at the last question': {
      ...reloadedAt('question5'),
      account: una,
      setupToken: 'token',
    },
    'no name at the last question': reloadedAt('question5', middling, ''),
    ...Object.fromEntries(questions.slice(0, 4).map((id) => [`no answer to ${id}`, without(id)])),
    ...Object.fromEntries(
      ONBOARDING_STEPS.map((step) => [`reloaded at ${step}`, reloadedAt(step, middling, ' Mnemosyne ')]),
    ),
  },
  events: [
    { type: 'setup.started' },
    { type: 'name.edited', value: ' Mnemosyne ' },
    { type: 'name.edited', value: '' },
    { type: 'name.submitted' },
    ...questions.map(
      (question) => ({ type: 'answer.chosen', question, answer: middling[question] }) as const,
    ),
    { type: 'step.returned' },
    { type: 'retry.requested' },
    { type: 'skip.requested' },
    { type: 'answers.reopened' },
    ...([...ONBOARDING_STEPS, null] as const).map((step) => ({ type: 'url.followed', step }) as const),
  ],
  outcomes: {
    saveProfile: { saved: gives(USER), 'saved on this device': gives(null), unreachable: rejects('Offline') },
    register: call,
    signUp: call,
    claim: call,
    markRegistered: call,
    signOut: call,
  },
}

testPaths(onboardingMachine, './onboarding.machine.paths.txt', model)

testLivePaths(onboardingMachine, model, {
  actors: liveActors,
  open: async () => {
    const network = await createMockNetwork()
    network.backend.hosted.users.delete(USERS.una.id)
    return network
  },
  starts: {
    'an applicant at the last question': { ...reloadedAt('question5'), account: una },
    'an applicant with a link at the last question': {
      ...reloadedAt('question5'),
      account: una,
      setupToken: TOKENS.unused,
    },
  },
  outcomes: {
    ...Object.fromEntries(
      ['register', 'signUp', 'claim', 'markRegistered', 'signOut'].flatMap((actor) => [
        [`${actor}: done`, answerAsUsual],
        [`${actor}: unreachable`, loseConnection],
      ]),
    ),
    'signOut: unreachable': async (network) => {
      network.answerAsUsual()
      // The session of /magic-setup.
      if ((await currentUser()) === null) await signUp(una)
      loseConnection(network)
    },
  },
})
