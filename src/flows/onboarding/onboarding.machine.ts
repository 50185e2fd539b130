import { emit } from 'xstate'
import type { User } from '../../api/types.ts'
import { ONBOARDING_STEPS } from '../../domain/onboarding.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { onboardingBase } from './onboarding.base.ts'
import { CALL_STATES, type CallState } from './onboarding.context.ts'
import { profileInput, registrationInput, requireAccount, setupTokenInput } from './onboarding.inputs.ts'
import { followed, lastQuestionState, questionState } from './onboarding.questions.ts'
import { initialOnboardingContext } from './progress.ts'

/** Records which call failed, so that it can be retried. */
const onCallError = (at: CallState) => ({
  actions: {
    type: 'recordFailure' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ at, message: messageOf(event.error) }),
  },
  target: 'failed',
})

/** The password is kept until the application is marked: after a reload, the calls before are repeated with it. */
const DISCARD_ACCOUNT = ['discardAccount' as const, 'emitSetupDataUsed' as const]

const failedAt = (calling: CallState) => ({ type: 'hasFailedAt' as const, params: { calling } })

/**
 * Seven steps about the assistant. With setup data, five calls then create the accounts, and the user must log in.
 * Without, the answers are saved in the profile of the backend user, or on this device if there is none.
 */
export const onboardingMachine = onboardingBase.createMachine({
  id: 'onboarding',
  context: ({ input }) => initialOnboardingContext(input),
  initial: 'greeting',
  states: {
    greeting: {
      always: ONBOARDING_STEPS.map((step) => ({
        guard: { type: 'isResumedAt' as const, params: { step } },
        actions: 'clearResumeStep' as const,
        ...(step !== 'greeting' && { target: step }),
      })),
      on: { 'setup.started': { target: 'naming' }, ...followed },
    },
    naming: {
      on: {
        'name.edited': { actions: 'editName' },
        'name.submitted': [
          { guard: 'isNamed', actions: 'trimName', target: 'question1' },
          { actions: 'showNameError' },
        ],
        'step.returned': { target: 'greeting' },
        ...followed,
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
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'completed' },
          {
            actions: emit(({ event }) => ({ type: 'profile.saved', user: event.output as User })),
            target: 'completed',
          },
        ],
        onError: onCallError('savingProfile'),
      },
    },
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => registrationInput(context),
        onDone: { target: 'signingUp' },
        onError: onCallError('registering'),
      },
    },
    signingUp: {
      invoke: {
        src: 'signUp',
        input: ({ context }) => requireAccount(context),
        onDone: [{ guard: 'hasSetupToken', target: 'claiming' }, { target: 'markingRegistered' }],
        onError: onCallError('signingUp'),
      },
    },
    claiming: {
      invoke: {
        src: 'claim',
        input: ({ context }) => setupTokenInput(context),
        onDone: { target: 'markingRegistered' },
        onError: onCallError('claiming'),
      },
    },
    markingRegistered: {
      invoke: {
        src: 'markRegistered',
        onDone: { actions: DISCARD_ACCOUNT, target: 'signingOut' },
        onError: onCallError('markingRegistered'),
      },
    },
    signingOut: {
      invoke: {
        src: 'signOut',
        onDone: { target: 'created' },
        // The device is signed out even if the call fails.
        onError: [{ guard: 'isPostponed', target: 'created' }, onCallError('signingOut')],
      },
    },
    failed: {
      exit: 'clearFailure',
      on: {
        'retry.requested': CALL_STATES.map((calling) => ({ guard: failedAt(calling), target: calling })),
        'skip.requested': [
          // The application is claimed already, so a sign-in can register.
          {
            guard: failedAt('registering'),
            actions: ['postpone' as const, ...DISCARD_ACCOUNT],
            target: 'signingOut',
          },
          { guard: failedAt('savingProfile'), target: 'unsaved' },
          // Nobody is signed in, so the application can be neither claimed nor marked.
          { guard: failedAt('signingUp'), actions: DISCARD_ACCOUNT, target: 'signingOut' },
          { guard: failedAt('claiming'), target: 'markingRegistered' },
          { guard: failedAt('markingRegistered'), actions: DISCARD_ACCOUNT, target: 'signingOut' },
          { guard: failedAt('signingOut'), target: 'created' },
        ],
        'answers.reopened': { guard: 'canReopenAnswers', target: 'naming' },
        ...followed,
      },
    },
    completed: {
      entry: 'discardAccount',
      after: { COMPLETED_MESSAGE_MS: { actions: 'emitCompleted' } },
    },
    unsaved: {
      entry: 'discardAccount',
      after: { COMPLETED_MESSAGE_MS: { actions: 'emitCompleted' } },
    },
    created: { type: 'final', entry: 'emitCreated' },
  },
})
