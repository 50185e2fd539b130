import * as v from 'valibot'
import { assign, emit, setup } from 'xstate'
import type { WaitlistField, WaitlistValues } from '../../domain/waitlistForm.ts'
import {
  aboutYouSchema,
  missingWaitlistFields,
  REQUIRED_FIELDS_MISSING,
  waitlistProgress,
  waitlistSchema,
} from '../../domain/waitlistForm.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { createFields, editField } from '../../lib/forms/fields.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { NewApplication, SubmissionOutcome } from './applicationForm.ts'
import {
  ALREADY_REGISTERED,
  ANSWERS_KEPT,
  EMPTY_VALUES,
  firstInvalidField,
  SUBMISSION_FAILED,
  toNewApplication,
  validateAllFields,
} from './applicationForm.ts'

export interface WaitlistContext {
  fields: Fields<WaitlistValues>
  /** The field where the person goes on. Another object each time, so that the same field can be it again. */
  focus: { name: WaitlistField } | null
}

export type WaitlistEvent =
  | { type: 'field.edited'; name: WaitlistField; value: string }
  | { type: 'form.submitted' }
  | { type: 'step.returned' }
  | { type: 'email.reopened' }
  | { type: 'form.left' }

interface Message {
  tone: 'success' | 'warning' | 'error'
  title: string
  text: string
}

/** Nothing of the form moves: it is on its way, or has arrived. */
const CLOSED = {
  'field.edited': {},
  'form.submitted': {},
  'step.returned': {},
  'form.left': { actions: 'leave' },
} as const

/** The application for private demo access: two steps, and what becomes of it. */
export const waitlistMachine = setup({
  types: {
    context: {} as WaitlistContext,
    events: {} as WaitlistEvent,
    emitted: {} as ({ type: 'message.raised' } & Message) | { type: 'exit.requested' },
  },
  actors: {
    submitApplication: notProvided<SubmissionOutcome, NewApplication>('submitApplication'),
    notifyTeam: notProvided<void, NewApplication>('notifyTeam'),
  },
  guards: {
    hasGaps: ({ context }) => missingWaitlistFields(context.fields.values).length > 0,
    isAboutYouRight: ({ context }) => v.is(aboutYouSchema, context.fields.values),
    isComplete: ({ context }) => v.is(waitlistSchema, context.fields.values),
    hasAnswers: ({ context }) => waitlistProgress(context.fields.values) > 0,
  },
  actions: {
    showFaults: assign(({ context }) => {
      const fields = validateAllFields(context.fields)
      const name = firstInvalidField(fields)
      return { fields, focus: name === undefined ? null : { name } }
    }),
    goTo: assign((_, name: WaitlistField) => ({ focus: { name } })),
    tell: emit((_, message: Message) => ({ type: 'message.raised' as const, ...message })),
    tellGaps: emit({ type: 'message.raised' as const, tone: 'error' as const, ...REQUIRED_FIELDS_MISSING }),
    leave: emit({ type: 'exit.requested' as const }),
  },
}).createMachine({
  id: 'waitlist',
  context: { fields: createFields(EMPTY_VALUES), focus: null },
  initial: 'aboutYou',
  on: {
    'field.edited': {
      actions: assign({ fields: ({ context, event }) => editField(context.fields, event.name, event.value) }),
    },
    'form.submitted': [
      { guard: 'hasGaps', target: '.aboutYou', actions: ['showFaults', 'tellGaps'] },
      { guard: 'isComplete', target: '.submitting' },
      { guard: 'isAboutYouRight', actions: 'showFaults' },
      { target: '.aboutYou', actions: 'showFaults' },
    ],
    'step.returned': { target: '.aboutYou', actions: { type: 'goTo', params: 'firstName' } },
    'form.left': [
      {
        guard: 'hasAnswers',
        actions: [{ type: 'tell', params: { tone: 'success', ...ANSWERS_KEPT } }, 'leave'],
      },
      { actions: 'leave' },
    ],
  },
  states: {
    aboutYou: {
      on: {
        'form.submitted': [
          { guard: 'hasGaps', actions: ['showFaults', 'tellGaps'] },
          {
            guard: 'isAboutYouRight',
            target: 'aboutProject',
            actions: { type: 'goTo', params: 'organization' },
          },
          { actions: 'showFaults' },
        ],
        'step.returned': {},
      },
    },
    aboutProject: {},
    submitting: {
      on: CLOSED,
      invoke: {
        src: 'submitApplication',
        input: ({ context }) => toNewApplication(context.fields.values),
        onDone: [
          {
            guard: ({ event }) => event.output === 'duplicate',
            target: 'alreadyRegistered',
            actions: { type: 'tell', params: { tone: 'warning', ...ALREADY_REGISTERED } },
          },
          { target: 'submitted' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'tell', params: { tone: 'error', ...SUBMISSION_FAILED } },
        },
      },
    },
    submitted: {
      on: CLOSED,
      invoke: {
        src: 'notifyTeam',
        input: ({ context }) => toNewApplication(context.fields.values),
        // The application is in, whether the team was told or not.
        onError: {},
      },
    },
    alreadyRegistered: {
      on: {
        ...CLOSED,
        'email.reopened': { target: 'aboutYou', actions: { type: 'goTo', params: 'email' } },
      },
    },
    failed: {},
  },
})
