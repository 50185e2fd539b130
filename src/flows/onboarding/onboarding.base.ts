import { assign, emit, setup } from 'xstate'
import type { User } from '../../api/types.ts'
import type { OnboardingAnswers, QuestionId } from '../../domain/onboarding.ts'
import { AI_NAME_MISSING, aiNameSchema, onboardingProblem } from '../../domain/onboarding.ts'
import { ONBOARDING_QUESTIONS } from '../../domain/onboardingQuestions.ts'
import type { NewAccount, personalRegistration } from '../../domain/registration.ts'
import { editField, validateFields, withErrors } from '../../lib/forms/fields.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { CallState, OnboardingContext, OnboardingInput, OnboardingStep } from './onboarding.context.ts'
import type { profileInput } from './onboarding.inputs.ts'
import { isAnswerOf } from './progress.ts'

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

export type OnboardingEmitted =
  /** The accounts exist: the setup data, which contains the password, must be deleted. */
  | { type: 'setupData.used' }
  | { type: 'profile.saved'; user: User }
  | { type: 'account.created' }
  | { type: 'profile.completed' }

/** The state after the last answer: a final call, or a step without an answer. */
export type LastAnswerTarget = 'registering' | 'savingProfile' | 'naming' | Exclude<QuestionId, 'question5'>

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

/** The types, actors, guards and actions of the onboarding machine. */
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
    register: notProvided<void, ReturnType<typeof personalRegistration>>('register'),
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
    emitCreated: emit({ type: 'account.created' as const }),
    emitCompleted: emit({ type: 'profile.completed' as const }),
  },
})
