import { assign, emit, setup } from 'xstate'
import type { User } from '../../api/types.ts'
import {
  AI_NAME_MISSING,
  aiNameSchema,
  type OnboardingAnswers,
  onboardingProblem,
  type QuestionId,
} from '../../domain/onboarding.ts'
import { ONBOARDING_QUESTIONS } from '../../domain/onboardingQuestions.ts'
import type { NewAccount } from '../../domain/registration.ts'
import { editField, validateFields, withErrors } from '../../lib/forms/fields.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { CallState, OnboardingContext, OnboardingInput, OnboardingStep } from './onboarding.context.ts'
import type { profileInput, registrationInput } from './onboarding.inputs.ts'
import { canReach, isAnswerOf } from './progress.ts'

export type OnboardingEvent =
  | { type: 'setup.started' }
  | { type: 'name.edited'; value: string }
  | { type: 'name.submitted' }
  | { type: 'answer.chosen'; question: QuestionId; answer: string }
  | { type: 'step.returned' }
  | { type: 'retry.requested' }
  | { type: 'skip.requested' }
  /** Returns to the answers after the backend refused them. */
  | { type: 'answers.reopened' }
  /** The step in the URL, after Back or Forward; null if it has none. */
  | { type: 'url.followed'; step: OnboardingStep | null }

export type OnboardingEmitted =
  /** The accounts exist: the setup data, which contains the password, must be deleted. */
  | { type: 'setupData.used' }
  | { type: 'profile.saved'; user: User }
  /** `isFinished`: false if a later sign-in registers the account at the backend. */
  | { type: 'account.created'; isFinished: boolean }
  | { type: 'profile.completed' }

/** The state after the last answer: a final call, or a step without an answer. */
export type LastAnswerTarget = 'registering' | 'savingProfile' | 'naming' | Exclude<QuestionId, 'question5'>

/** Whether the answers can be changed after this call failed: before an account has them. */
const canReopen = (failed: CallState) => failed === 'savingProfile' || failed === 'registering'

function isAnswer(event: OnboardingEvent, question: QuestionId): boolean {
  return event.type === 'answer.chosen' && event.question === question && isAnswerOf(question, event.answer)
}

function answersAfter({ answers }: OnboardingContext, event: OnboardingEvent): OnboardingAnswers {
  return event.type === 'answer.chosen' ? { ...answers, [event.question]: event.answer } : answers
}

function lastAnswerTarget(context: OnboardingContext, event: OnboardingEvent): LastAnswerTarget {
  const answers = answersAfter(context, event)
  switch (onboardingProblem(context.fields.values.aiName, answers)) {
    case null:
      return context.account === null ? 'savingProfile' : 'registering'
    case AI_NAME_MISSING:
      return 'naming'
    default: {
      const gap = ONBOARDING_QUESTIONS.find(({ id }) => !isAnswerOf(id, answers[id]))
      return (gap?.id ?? 'question1') as Exclude<QuestionId, 'question5'>
    }
  }
}

export const onboardingBase = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
    input: {} as OnboardingInput,
  },
  actors: {
    /** Resolves to the updated backend user; null if this device stored the answers. */
    saveProfile: notProvided<User | null, ReturnType<typeof profileInput>>('saveProfile'),
    /** Registers, or logs in and saves the answers if the account exists. */
    register: notProvided<void, ReturnType<typeof registrationInput>>('register'),
    /** Signs up, or signs in if the account exists. */
    signUp: notProvided<void, NewAccount>('signUp'),
    claim: notProvided<void, { setupToken: string }>('claim'),
    markRegistered: notProvided<void>('markRegistered'),
    signOut: notProvided<void>('signOut'),
  },
  delays: {
    /** Time the last message is shown before the dashboard opens. */
    COMPLETED_MESSAGE_MS: 1200,
  },
  guards: {
    isResumedAt: ({ context }, { step }: { step: OnboardingStep }) => context.resumeAt === step,
    isNamed: ({ context }) => validateFields(context.fields, aiNameSchema).isValid,
    isAnswerOf: ({ event }, { question }: { question: QuestionId }) => isAnswer(event, question),
    leadsTo: ({ context, event }, { outcome }: { outcome: LastAnswerTarget }) =>
      isAnswer(event, 'question5') && lastAnswerTarget(context, event) === outcome,
    hasSetupToken: ({ context }) => context.setupToken !== null,
    isFollowedTo: ({ context, event }, { step }: { step: OnboardingStep }) =>
      event.type === 'url.followed' &&
      event.step === step &&
      canReach(step, context) &&
      (context.failure === null || canReopen(context.failure.at)),
    isPostponed: ({ context }) => context.isPostponed,
    canReopenAnswers: ({ context }) => context.failure !== null && canReopen(context.failure.at),
    hasFailedAt: ({ context }, { calling }: { calling: CallState }) => context.failure?.at === calling,
  },
  actions: {
    clearResumeStep: assign({ resumeAt: null }),
    editName: assign(({ context, event }) =>
      event.type === 'name.edited' ? { fields: editField(context.fields, 'aiName', event.value) } : {},
    ),
    trimName: assign(({ context }) => {
      const validation = validateFields(context.fields, aiNameSchema)
      return validation.isValid
        ? { fields: editField(context.fields, 'aiName', validation.output.aiName) }
        : {}
    }),
    showNameError: assign({ fields: ({ context }) => withErrors(context.fields, aiNameSchema) }),
    recordAnswer: assign(({ context, event }) => ({ answers: answersAfter(context, event), problem: null })),
    showMissing: assign(({ context }) => {
      const problem = onboardingProblem(context.fields.values.aiName, context.answers)
      const validation = validateFields(context.fields, aiNameSchema)
      return {
        problem: validation.isValid ? problem : null,
        ...(validation.isValid ? {} : { fields: validation.fields }),
      }
    }),
    clearProblem: assign({ problem: null }),
    recordFailure: assign((_, failure: { at: CallState; message: string }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    /** The accounts exist: the password is no longer needed. */
    discardAccount: assign({ account: null, isFinished: true }),
    emitSetupDataUsed: emit({ type: 'setupData.used' as const }),
    postpone: assign({ isPostponed: true }),
    emitCreated: emit(({ context }) => ({
      type: 'account.created' as const,
      isFinished: !context.isPostponed,
    })),
    emitCompleted: emit({ type: 'profile.completed' as const }),
  },
})
