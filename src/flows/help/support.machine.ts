import { assign, emit, setup } from 'xstate'
import type { Fields } from '../../lib/forms/fields.ts'
import { createFields, editField, validateFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { HelpMessage, Priority } from './helpMessage.ts'
import { helpMessageSchema } from './helpMessage.ts'

/** What has been written so far. */
export interface SupportDraft {
  readonly subject: string
  readonly message: string
  readonly priority: Priority
}

export const NO_DRAFT: SupportDraft = { subject: '', message: '', priority: 'medium' }

export interface SupportContext {
  /** Of support; empty where none is configured. */
  to: string
  /** Of the account that asks; empty where it has none. */
  account: string
  fields: Fields<{ subject: string; message: string }>
  priority: Priority
  /** Why the last message could not be sent. */
  failure: string | null
}

export type SupportEvent =
  | { type: 'field.edited'; name: 'subject' | 'message'; value: string }
  | { type: 'priority.chosen'; priority: Priority }
  | { type: 'form.submitted' }
  /** The next message. */
  | { type: 'form.cleared' }

export type SupportEmitted = { type: 'message.handedOver' } | { type: 'sending.failed'; text: string }

const startOf = ({ subject, message, priority }: SupportDraft) => ({
  fields: createFields({ subject, message }),
  priority,
  failure: null,
})

/** The message as far as it is written. */
export function mailOf({ to, account, priority, fields: { values } }: SupportContext): HelpMessage {
  return { to, account, priority, ...values }
}

const submits = [
  { guard: 'isComplete', actions: 'forgetFailure', target: 'sending' },
  { actions: 'showErrors', target: 'invalid' },
] as const

/** A message to support. It is sent by the person's own mail program, which is handed the message. */
export const supportMachine = setup({
  types: {
    context: {} as SupportContext,
    events: {} as SupportEvent,
    emitted: {} as SupportEmitted,
    input: {} as { to: string; account: string; draft: SupportDraft },
  },
  actors: {
    /** Opens the mail program; fails with the words for the person where it cannot. */
    openMail: notProvided<void, HelpMessage>('openMail'),
  },
  guards: {
    isComplete: ({ context }) => validateFields(context.fields, helpMessageSchema).isValid,
    isWithoutErrors: ({ context }) => Object.keys(context.fields.errors).length === 0,
  },
  actions: {
    edit: assign(({ context, event }) =>
      event.type === 'field.edited' ? { fields: editField(context.fields, event.name, event.value) } : {},
    ),
    choose: assign(({ event }) => (event.type === 'priority.chosen' ? { priority: event.priority } : {})),
    showErrors: assign(({ context }) => {
      const validation = validateFields(context.fields, helpMessageSchema)
      return validation.isValid ? {} : { fields: validation.fields, failure: null }
    }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'support',
  context: ({ input: { to, account, draft } }) => ({ to, account, ...startOf(draft) }),
  initial: 'editing',
  on: { 'field.edited': { actions: 'edit' }, 'priority.chosen': { actions: 'choose' } },
  states: {
    editing: { on: { 'form.submitted': submits } },
    invalid: {
      always: { guard: 'isWithoutErrors', target: 'editing' },
      on: { 'form.submitted': submits },
    },
    sending: {
      on: { 'field.edited': {}, 'priority.chosen': {} },
      invoke: {
        src: 'openMail',
        input: ({ context }) => mailOf(context),
        onDone: { actions: emit({ type: 'message.handedOver' }), target: 'sent' },
        onError: {
          actions: [
            assign({ failure: ({ event }) => messageOf(event.error) }),
            emit(({ event }) => ({ type: 'sending.failed', text: messageOf(event.error) })),
          ],
          target: 'failed',
        },
      },
    },
    // Whether it really went is the mail program's to know, so it can be handed over again.
    sent: {
      on: {
        'field.edited': {},
        'priority.chosen': {},
        'form.submitted': submits,
        'form.cleared': { actions: assign(() => startOf(NO_DRAFT)), target: 'editing' },
      },
    },
    failed: { on: { 'form.submitted': submits } },
  },
})
