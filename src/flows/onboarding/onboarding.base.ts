import { assign, emit, setup } from 'xstate'
import type { User, UserUpdate } from '../../api/types.ts'
import type { OnboardingAnswers, QuestionId } from '../../domain/onboarding.ts'
import { AI_NAME_MISSING, aiNameSchema, onboardingProblem } from '../../domain/onboarding.ts'
import { ONBOARDING_QUESTIONS } from '../../domain/onboardingQuestions.ts'
import type { NewAccount, personalRegistration } from '../../domain/registration.ts'
import { editField, validateFields } from '../../lib/forms/fields.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { CallState, OnboardingContext, OnboardingInput, OnboardingStep } from './onboarding.context.ts'
import { isAnswerOf } from './progress.ts'

export type OnboardingEvent =
  | { type: 'setup.begun' }
  | { type: 'name.edited'; value: string }
  | { type: 'name.submitted' }
  | { type: 'answer.chosen'; question: QuestionId; answer: string }
  | { type: 'step.returned' }
  | { type: 'retry.requested' }
  | { type: 'skip.requested' }
  /** The backend would not take what was answered: back to the answers, which are kept. */
  | { type: 'answers.reopened' }

export type OnboardingEmitted =
  /** The accounts are made: the setup data, and the password in it, are no longer needed. */
  | { type: 'setupData.spent' }
  /** The backend has taken the profile. */
  | { type: 'profile.saved'; user: User }
  | { type: 'account.created' }
  | { type: 'profile.completed' }

/** Where the last answer leads: to an ending, or to what is missing for one. */
export type LastAnswerTarget =
  | 'registering'
  | 'savingProfile'
  | 'completed'
  | 'naming'
  | Exclude<QuestionId, 'question5'>

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
      if (context.account !== null) return 'registering'
      return context.userId === null ? 'completed' : 'savingProfile'
    case AI_NAME_MISSING:
      return 'naming'
    default: {
      const gap = ONBOARDING_QUESTIONS.find(({ id }) => !isAnswerOf(id, answers[id]))
      return (gap?.id ?? 'question1') as Exclude<QuestionId, 'question5'>
    }
  }
}

/** Everything the parts of the machine share: its types, its actors, its questions, its doings. */
export const onboardingBase = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
    input: {} as OnboardingInput,
  },
  actors: {
    saveProfile: notProvided<User, { userId: string; fields: UserUpdate }>('saveProfile'),
    register: notProvided<void, ReturnType<typeof personalRegistration>>('register'),
    markRegistered: notProvided<void, { email: string; setupToken: string | null }>('markRegistered'),
    signUp: notProvided<void, NewAccount>('signUp'),
    markCreated: notProvided<void, { setupToken: string }>('markCreated'),
    signOut: notProvided<void>('signOut'),
  },
  delays: {
    /** How long the last message stands before the page goes on. */
    reading: 1200,
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
    resume: assign({ resumeAt: null }),
    editName: assign(({ context, event }) =>
      event.type === 'name.edited' ? { fields: editField(context.fields, 'aiName', event.value) } : {},
    ),
    keepName: assign(({ context }) => {
      const validation = validateFields(context.fields, aiNameSchema)
      return validation.isValid
        ? { fields: editField(context.fields, 'aiName', validation.output.aiName) }
        : {}
    }),
    showNameError: assign(({ context }) => {
      const validation = validateFields(context.fields, aiNameSchema)
      return validation.isValid ? {} : { fields: validation.fields }
    }),
    recordAnswer: assign(({ context, event }) => ({ answers: answersAfter(context, event), problem: null })),
    tellMissing: assign(({ context }) => {
      const problem = onboardingProblem(context.fields.values.aiName, context.answers)
      const validation = validateFields(context.fields, aiNameSchema)
      return {
        problem: validation.isValid ? problem : null,
        ...(validation.isValid ? {} : { fields: validation.fields }),
      }
    }),
    clearProblem: assign({ problem: null }),
    noteFailure: assign((_, failure: { at: CallState; message: string }) => ({ failure })),
    clearFailure: assign({ failure: null }),
    /** The accounts need no password any more, so there is none: neither here nor, by whoever listens, in the tab. */
    forgetAccount: assign({ account: null, isSpent: true }),
    sayProfileSaved: emit((_, { user }: { user: User }) => ({ type: 'profile.saved' as const, user })),
    spend: emit({ type: 'setupData.spent' as const }),
    sayCreated: emit({ type: 'account.created' as const }),
    sayCompleted: emit({ type: 'profile.completed' as const }),
  },
})
