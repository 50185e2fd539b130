import * as v from 'valibot'
import { and, assign, emit, enqueueActions, not, setup } from 'xstate'
import {
  aboutYouSchema,
  missingWaitlistFields,
  REQUIRED_FIELDS_MISSING,
  type WaitlistField,
  type WaitlistStep,
  type WaitlistValues,
  waitlistProgress,
  waitlistSchema,
} from '../../domain/waitlistForm.ts'
import { createFields, editField, type Fields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import {
  ALREADY_REGISTERED,
  ANSWERS_KEPT,
  EMPTY_VALUES,
  firstInvalidField,
  hasSameEmail,
  isSameApplication,
  type NewApplication,
  SUBMISSION_FAILED,
  type SubmissionOutcome,
  toNewApplication,
  validateAllFields,
} from './applicationForm.ts'

export interface WaitlistContext {
  fields: Fields<WaitlistValues>
  /** The field to focus. A new object each time, so that the same field can be focused again. */
  focus: { name: WaitlistField } | null
  /** The submitted applications whose answers did not arrive: one of those with the same email may have been stored. */
  unanswered: readonly NewApplication[]
  /** Why the last attempt failed, for the applicant. */
  failure: string
}

export type WaitlistEvent =
  | { type: 'field.edited'; name: WaitlistField; value: string }
  | { type: 'form.submitted' }
  | { type: 'step.returned' }
  /** The browser's Back or Forward led to a step. */
  | { type: 'url.followed'; step: WaitlistStep }
  | { type: 'email.reopened' }
  | { type: 'form.left' }

interface Notification {
  tone: 'success' | 'warning' | 'error'
  title: string
  text: string
}

/** Ignores the form's events while the application is being submitted and afterward. */
const FORM_LOCKED = {
  'field.edited': {},
  'form.submitted': {},
  'step.returned': {},
  'url.followed': {},
  'form.left': { actions: 'emitExit' },
} as const

export const initialWaitlistContext: WaitlistContext = {
  fields: createFields(EMPTY_VALUES),
  focus: null,
  unanswered: [],
  failure: SUBMISSION_FAILED.text,
}

/** The unanswered attempts with the email of the current application. */
function earlierAttempts({ fields, unanswered }: WaitlistContext): NewApplication[] {
  const application = toNewApplication(fields.values)
  return unanswered.filter((attempt) => hasSameEmail(attempt, application))
}

const base = setup({
  types: {
    context: {} as WaitlistContext,
    events: {} as WaitlistEvent,
    emitted: {} as ({ type: 'notification.raised' } & Notification) | { type: 'exit.requested' },
  },
  actors: {
    submitApplication: notProvided<SubmissionOutcome, NewApplication>('submitApplication'),
    notifyTeam: notProvided<void, NewApplication>('notifyTeam'),
  },
  guards: {
    hasMissingFields: ({ context }) => missingWaitlistFields(context.fields.values).length > 0,
    isAboutYouValid: ({ context }) => v.is(aboutYouSchema, context.fields.values),
    isFollowingToFirstStep: ({ event }) => event.type === 'url.followed' && event.step === 'aboutYou',
    isValid: ({ context }) => v.is(waitlistSchema, context.fields.values),
    wasUnanswered: ({ context }) => earlierAttempts(context).length > 0,
    wasUnchanged: ({ context }) => {
      const application = toNewApplication(context.fields.values)
      const attempts = earlierAttempts(context)
      return attempts.length > 0 && attempts.every((attempt) => isSameApplication(attempt, application))
    },
    hasAnswers: ({ context }) => waitlistProgress(context.fields.values) > 0,
  },
  actions: {
    showErrors: assign(({ context }) => {
      const fields = validateAllFields(context.fields)
      const name = firstInvalidField(fields)
      return { fields, focus: name === undefined ? null : { name } }
    }),
    keepUnanswered: assign({
      unanswered: ({ context }) => [...context.unanswered, toNewApplication(context.fields.values)],
    }),
    focusField: assign((_, name: WaitlistField) => ({ focus: { name } })),
    notify: emit((_, notification: Notification) => ({
      type: 'notification.raised' as const,
      ...notification,
    })),
    fail: enqueueActions(({ enqueue }, failure: string) => {
      enqueue.assign({ failure })
      enqueue.emit({
        type: 'notification.raised',
        tone: 'error',
        title: SUBMISSION_FAILED.title,
        text: failure,
      })
    }),
    notifyMissingFields: emit({
      type: 'notification.raised' as const,
      tone: 'error' as const,
      ...REQUIRED_FIELDS_MISSING,
    }),
    emitExit: emit({ type: 'exit.requested' as const }),
  },
})

const returned = {
  target: '.aboutYou',
  actions: { type: 'focusField', params: 'firstName' },
} as const

const notifyingTeam = base.createStateConfig({
  on: FORM_LOCKED,
  invoke: {
    src: 'notifyTeam',
    input: ({ context }) => toNewApplication(context.fields.values),
    // The application is stored even if the notification fails.
    onError: {},
  },
})

/** The application for private demo access: a form in two steps, and its result. */
export const waitlistMachine = base.createMachine({
  id: 'waitlist',
  context: initialWaitlistContext,
  initial: 'aboutYou',
  on: {
    'field.edited': {
      actions: assign({ fields: ({ context, event }) => editField(context.fields, event.name, event.value) }),
    },
    'form.submitted': [
      { guard: 'hasMissingFields', target: '.aboutYou', actions: ['showErrors', 'notifyMissingFields'] },
      { guard: 'isValid', target: '.submitting' },
      { guard: 'isAboutYouValid', actions: 'showErrors' },
      { target: '.aboutYou', actions: 'showErrors' },
    ],
    'step.returned': returned,
    'url.followed': { guard: 'isFollowingToFirstStep', ...returned },
    'form.left': [
      {
        guard: 'hasAnswers',
        actions: [{ type: 'notify', params: { tone: 'success', ...ANSWERS_KEPT } }, 'emitExit'],
      },
      { actions: 'emitExit' },
    ],
  },
  states: {
    aboutYou: {
      on: {
        'form.submitted': [
          { guard: 'hasMissingFields', actions: ['showErrors', 'notifyMissingFields'] },
          {
            guard: 'isAboutYouValid',
            target: 'aboutProject',
            actions: { type: 'focusField', params: 'organization' },
          },
          { actions: 'showErrors' },
        ],
        'step.returned': {},
        'url.followed': [
          {
            guard: and([not('isFollowingToFirstStep'), 'isAboutYouValid']),
            target: 'aboutProject',
            actions: { type: 'focusField', params: 'organization' },
          },
          // Nothing gets the focus when the page opens.
          {},
        ],
      },
    },
    aboutProject: {},
    submitting: {
      on: FORM_LOCKED,
      invoke: {
        src: 'submitApplication',
        input: ({ context }) => toNewApplication(context.fields.values),
        onDone: [
          {
            guard: ({ event }) => event.output === 'unanswered',
            target: 'failed',
            actions: ['keepUnanswered', { type: 'fail', params: SUBMISSION_FAILED.text }],
          },
          { guard: ({ event }) => event.output === 'accepted', target: 'submitted' },
          // The stored application is that of an unanswered attempt.
          { guard: 'wasUnchanged', target: 'submitted' },
          { guard: 'wasUnanswered', target: 'submittedEarlier' },
          {
            target: 'alreadyRegistered',
            actions: { type: 'notify', params: { tone: 'warning', ...ALREADY_REGISTERED } },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => messageOf(event.error) },
        },
      },
    },
    submitted: notifyingTeam,
    /** The stored application may lack what was changed after the unanswered attempts. */
    submittedEarlier: notifyingTeam,
    alreadyRegistered: {
      on: {
        ...FORM_LOCKED,
        'email.reopened': { target: 'aboutYou', actions: { type: 'focusField', params: 'email' } },
      },
    },
    failed: {},
  },
})

/** The form with the values of a draft, at the given step if the fields before it are valid. */
export function restoreForm(values: WaitlistValues, step: WaitlistStep) {
  const value = step === 'aboutProject' && v.is(aboutYouSchema, values) ? step : 'aboutYou'
  return waitlistMachine.resolveState({
    value,
    context: { ...initialWaitlistContext, fields: createFields(values) },
  })
}
