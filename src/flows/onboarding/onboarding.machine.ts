import { and } from 'xstate'
import { ONBOARDING_STEPS } from '../../domain/onboarding.ts'
import { createFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { onboardingBase } from './onboarding.base.ts'
import type { CallState } from './onboarding.context.ts'
import { CALL_STATES } from './onboarding.context.ts'
import { profileInput, registrationInput, requireAccount, setupTokenInput } from './onboarding.inputs.ts'
import { lastQuestionState, questionState } from './onboarding.questions.ts'
import { restoreProgress } from './progress.ts'

/** Every call that fails is told with its name, and can be made again from there. */
const onCallError = (at: CallState) => ({
  actions: {
    type: 'noteFailure' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ at, message: messageOf(event.error) }),
  },
  target: 'failed',
})

/** The accounts are made: the password goes before anything else is done. */
const DISCARD_ACCOUNT = ['forgetAccount' as const, 'spend' as const]

const failedAt = (calling: CallState) => ({ type: 'hasFailedAt' as const, params: { calling } })

/**
 * Seven steps about the assistant, and one of two endings. With setup data the accounts are made, five calls in their
 * order, and the person logs in anew; without, what was answered is kept where there is somebody to keep it for.
 */
export const onboardingMachine = onboardingBase.createMachine({
  id: 'onboarding',
  context: ({ input: { progress, ...input } }) => {
    const { step, aiName, answers } = restoreProgress(progress)
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
    question1: questionState('question1', 'naming', 'question2'),
    question2: questionState('question2', 'question1', 'question3'),
    question3: questionState('question3', 'question2', 'question4'),
    question4: questionState('question4', 'question3', 'question5'),
    question5: lastQuestionState,
    savingProfile: {
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => profileInput(context),
        onDone: {
          actions: { type: 'sayProfileSaved', params: ({ event }) => ({ user: event.output }) },
          target: 'completed',
        },
        onError: onCallError('savingProfile'),
      },
    },
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => registrationInput(context),
        onDone: { target: 'markingRegistered' },
        onError: onCallError('registering'),
      },
    },
    markingRegistered: {
      invoke: {
        src: 'markRegistered',
        input: ({ context }) => ({ email: requireAccount(context).email, setupToken: context.setupToken }),
        onDone: { target: 'signingUp' },
        onError: onCallError('markingRegistered'),
      },
    },
    signingUp: {
      invoke: {
        src: 'signUp',
        input: ({ context }) => requireAccount(context),
        onDone: [
          { guard: 'hasSetupToken', actions: DISCARD_ACCOUNT, target: 'markingCreated' },
          { actions: DISCARD_ACCOUNT, target: 'signingOut' },
        ],
        onError: onCallError('signingUp'),
      },
    },
    markingCreated: {
      invoke: {
        src: 'markCreated',
        input: ({ context }) => setupTokenInput(context),
        onDone: { target: 'signingOut' },
        onError: onCallError('markingCreated'),
      },
    },
    signingOut: {
      invoke: { src: 'signOut', onDone: { target: 'created' }, onError: onCallError('signingOut') },
    },
    failed: {
      exit: 'clearFailure',
      on: {
        'retry.requested': CALL_STATES.map((calling) => ({ guard: failedAt(calling), target: calling })),
        // Without an account at the backend there is nothing to log in to; anything else can do without.
        'skip.requested': [
          { guard: failedAt('savingProfile'), target: 'completed' },
          { guard: failedAt('markingRegistered'), target: 'signingUp' },
          {
            guard: and([failedAt('signingUp'), 'hasSetupToken']),
            actions: DISCARD_ACCOUNT,
            target: 'markingCreated',
          },
          { guard: failedAt('signingUp'), actions: DISCARD_ACCOUNT, target: 'signingOut' },
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
