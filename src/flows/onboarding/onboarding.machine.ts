import { and } from 'xstate'
import { ONBOARDING_STEPS } from '../../domain/onboarding.ts'
import { createFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { onboardingSetup } from './onboarding.base.ts'
import { accountOf, profileOf, registrationOf, setupTokenIn } from './onboarding.calls.ts'
import type { Calling } from './onboarding.context.ts'
import { CALLING } from './onboarding.context.ts'
import { lastQuestion, question } from './onboarding.questions.ts'
import { resumedFrom } from './progress.ts'

/** Every call that fails is told with its name, and can be made again from there. */
const failingAt = (at: Calling) => ({
  actions: {
    type: 'noteFailure' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ at, message: messageOf(event.error) }),
  },
  target: 'failed',
})

/** The accounts are made: the password goes before anything else is done. */
const forget = ['forgetAccount' as const, 'spend' as const]

const failedAt = (calling: Calling) => ({ type: 'hasFailedAt' as const, params: { calling } })

/**
 * Seven steps about the assistant, and one of two endings. With setup data the accounts are made, five calls in their
 * order, and the person logs in anew; without, what was answered is kept where there is somebody to keep it for.
 */
export const onboardingMachine = onboardingSetup.createMachine({
  id: 'onboarding',
  context: ({ input: { progress, ...input } }) => {
    const { step, aiName, answers } = resumedFrom(progress)
    return {
      ...input,
      fields: createFields({ aiName }),
      answers,
      resumeAt: step,
      problem: null,
      failure: null,
      isSpent: false,
    }
  },
  initial: 'greeting',
  states: {
    greeting: {
      always: ONBOARDING_STEPS.map((step) => ({
        guard: { type: 'isResumedAt' as const, params: { step } },
        actions: 'resume' as const,
        ...(step !== 'greeting' && { target: step }),
      })),
      on: { 'setup.begun': { target: 'naming' } },
    },
    naming: {
      on: {
        'name.edited': { actions: 'editName' },
        'name.submitted': [
          { guard: 'isNamed', actions: 'keepName', target: 'question1' },
          { actions: 'showNameError' },
        ],
        'step.returned': { target: 'greeting' },
      },
    },
    question1: question('question1', 'naming', 'question2'),
    question2: question('question2', 'question1', 'question3'),
    question3: question('question3', 'question2', 'question4'),
    question4: question('question4', 'question3', 'question5'),
    question5: lastQuestion,
    savingProfile: {
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => profileOf(context),
        onDone: {
          actions: { type: 'sayProfileSaved', params: ({ event }) => ({ user: event.output }) },
          target: 'completed',
        },
        onError: failingAt('savingProfile'),
      },
    },
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => registrationOf(context),
        onDone: { target: 'markingRegistered' },
        onError: failingAt('registering'),
      },
    },
    markingRegistered: {
      invoke: {
        src: 'markRegistered',
        input: ({ context }) => ({ email: accountOf(context).email, setupToken: context.setupToken }),
        onDone: { target: 'signingUp' },
        onError: failingAt('markingRegistered'),
      },
    },
    signingUp: {
      invoke: {
        src: 'signUp',
        input: ({ context }) => accountOf(context),
        onDone: [
          { guard: 'hasSetupToken', actions: forget, target: 'markingCreated' },
          { actions: forget, target: 'signingOut' },
        ],
        onError: failingAt('signingUp'),
      },
    },
    markingCreated: {
      invoke: {
        src: 'markCreated',
        input: ({ context }) => setupTokenIn(context),
        onDone: { target: 'signingOut' },
        onError: failingAt('markingCreated'),
      },
    },
    signingOut: {
      invoke: { src: 'signOut', onDone: { target: 'created' }, onError: failingAt('signingOut') },
    },
    failed: {
      exit: 'clearFailure',
      on: {
        'retry.requested': CALLING.map((calling) => ({ guard: failedAt(calling), target: calling })),
        // Without an account at the backend there is nothing to log in to; anything else can do without.
        'skip.requested': [
          { guard: failedAt('savingProfile'), target: 'completed' },
          { guard: failedAt('markingRegistered'), target: 'signingUp' },
          { guard: and([failedAt('signingUp'), 'hasSetupToken']), actions: forget, target: 'markingCreated' },
          { guard: failedAt('signingUp'), actions: forget, target: 'signingOut' },
          { guard: failedAt('markingCreated'), target: 'signingOut' },
          { guard: failedAt('signingOut'), target: 'created' },
        ],
        'answers.reopened': [
          { guard: failedAt('savingProfile'), target: 'naming' },
          { guard: failedAt('registering'), target: 'naming' },
        ],
      },
    },
    completed: {
      entry: 'forgetAccount',
      after: { reading: { actions: 'sayCompleted' } },
    },
    created: { type: 'final', entry: 'sayCreated' },
  },
})
