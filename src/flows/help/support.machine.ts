import { assign, emit, setup } from 'xstate'
import { createFields, editField, type Fields, validateFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import { type Priority, type SupportMessage, supportMessageSchema } from './supportMessage.ts'

export interface SupportDraft {
  readonly subject: string
  readonly message: string
  readonly priority: Priority
}

export const EMPTY_DRAFT: SupportDraft = { subject: '', message: '', priority: 'medium' }

export interface SupportContext {
  /** Email address of support; empty if not configured. */
  to: string
  /** Email address of the account; empty without one. */
  account: string
  fields: Fields<{ subject: string; message: string }>
  priority: Priority
  failure: string | null
}

export type SupportEvent =
  | { type: 'field.edited'; name: 'subject' | 'message'; value: string }
  | { type: 'priority.chosen'; priority: Priority }
  | { type: 'form.submitted' }
  /** Starts another message. */
  | { type: 'form.cleared' }

export type SupportEmitted = { type: 'mail.opened' } | { type: 'sending.failed'; text: string }

export interface SupportInput extends Pick<SupportContext, 'to' | 'account'> {
  draft: SupportDraft
}

export const initialSupportContext = ({ to, account, draft }: SupportInput): SupportContext => ({
  to,
  account,
  ...draftContext(draft),
})

const draftContext = ({ subject, message, priority }: SupportDraft) => ({
  fields: createFields({ subject, message }),
  priority,
  failure: null,
})

export function createMail({ to, account, priority, fields: { values } }: SupportContext): SupportMessage {
  return { to, account, priority, ...values }
}

const onSubmit = [
  { guard: 'isComplete', actions: 'clearFailure', target: 'sending' },
  { actions: 'showErrors', target: 'invalid' },
] as const

/** A message to support, sent with the user's mail program. */
export const supportMachine = setup({
  types: {
    context: {} as SupportContext,
    events: {} as SupportEvent,
    emitted: {} as SupportEmitted,
    input: {} as SupportInput,
  },
  actors: {
    /** Opens the mail program. Rejects with the error message to show. */
    openMail: notProvided<void, SupportMessage>('openMail'),
  },
  guards: {
    isComplete: ({ context }) => validateFields(context.fields, supportMessageSchema).isValid,
    hasNoErrors: ({ context }) => Object.keys(context.fields.errors).length === 0,
  },
  actions: {
    edit: assign(({ context, event }) =>
      event.type === 'field.edited' ? { fields: editField(context.fields, event.name, event.value) } : {},
    ),
    setPriority: assign(({ event }) =>
      event.type === 'priority.chosen' ? { priority: event.priority } : {},
    ),
    showErrors: assign(({ context }) => {
      const validation = validateFields(context.fields, supportMessageSchema)
      return validation.isValid ? {} : { fields: validation.fields, failure: null }
    }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'support',
  context: ({ input }) => initialSupportContext(input),
  initial: 'editing',
  on: { 'field.edited': { actions: 'edit' }, 'priority.chosen': { actions: 'setPriority' } },
  states: {
    editing: { on: { 'form.submitted': onSubmit } },
    invalid: {
      always: { guard: 'hasNoErrors', target: 'editing' },
      on: { 'form.submitted': { actions: 'showErrors' } },
    },
    sending: {
      on: { 'field.edited': {}, 'priority.chosen': {} },
      invoke: {
        src: 'openMail',
        input: ({ context }) => createMail(context),
        onDone: { actions: emit({ type: 'mail.opened' }), target: 'sent' },
        onError: {
          actions: [
            assign({ failure: ({ event }) => messageOf(event.error) }),
            emit(({ event }) => ({ type: 'sending.failed', text: messageOf(event.error) })),
          ],
          target: 'failed',
        },
      },
    },
    // The user may not have sent the email, so the mail program can be opened again.
    sent: {
      on: {
        'field.edited': {},
        'priority.chosen': {},
        'form.submitted': { actions: 'clearFailure', target: 'sending' },
        'form.cleared': { actions: assign(() => draftContext(EMPTY_DRAFT)), target: 'editing' },
      },
    },
    failed: { on: { 'form.submitted': onSubmit } },
  },
})
