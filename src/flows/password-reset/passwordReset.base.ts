import type { EventObject } from 'xstate'
import { assign, setup } from 'xstate'
import { newPasswordSchema } from '../../domain/password.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { createFields, editField, validateFields } from '../../lib/forms/fields.ts'
import type { PasswordValues } from '../../lib/forms/passwordFields.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { callbackNotProvided, notProvided } from '../../lib/xstate/notProvided.ts'
import type { ResetProblem } from './passwordReset.problems.ts'
import { problemOf } from './passwordReset.problems.ts'
import { resetRequestSchema } from './passwordReset.ts'

/** How long another e-mail has to wait: the provider sends one a minute. */
const RESEND_PAUSE = 60_000

/** Whose password an opened link changes; null where it is no link of a reset's e-mail. */
export type OpenedLink = { email: string; needsSecondFactor: boolean } | null

export interface PasswordResetContext {
  /** What stood behind the address of a link; null where nothing did, and as soon as it was opened. */
  hash: string | null
  request: Fields<{ email: string }>
  passwords: Fields<PasswordValues>
  /** Why the last step failed, shown until the next. */
  failure: string | null
  /** How many e-mails were sent after the first. */
  resent: number
}

export type PasswordResetEvent =
  | { type: 'email.edited'; value: string }
  | { type: 'request.submitted' }
  | { type: 'resend.requested' }
  /** The address was wrong: back to the form. */
  | { type: 'email.rejected' }
  | { type: 'retry.requested' }
  | { type: 'password.edited'; name: keyof PasswordValues; value: string }
  | { type: 'passwords.submitted' }
  | { type: 'secondFactor.verified' }
  | { type: 'secondFactor.cancelled' }

/** The parts of the machine: what it knows, hears and does. */
export const passwordResetSetup = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    /** The person does not go on. */
    emitted: {} as { type: 'reset.abandoned' },
    input: {} as { hash: string; email: string },
  },
  actors: {
    sendLink: notProvided<void, string>('sendLink'),
    openLink: notProvided<OpenedLink, string>('openLink'),
    savePassword: notProvided<void, string>('savePassword'),
    /** Does nothing until it is stopped, and then signs out. */
    endLinkAfterwards: callbackNotProvided<EventObject, undefined>('endLinkAfterwards'),
  },
  delays: { RESEND_PAUSE },
  guards: {
    hasLink: ({ context }) => context.hash !== null,
    hasEmail: ({ context }) => validateFields(context.request, resetRequestSchema).isValid,
    hasPasswords: ({ context }) => validateFields(context.passwords, newPasswordSchema).isValid,
    isProblem: ({ event }, problem: ResetProblem) => 'error' in event && problemOf(event.error) === problem,
  },
  actions: {
    editEmail: assign(({ context, event }) =>
      event.type === 'email.edited' ? { request: editField(context.request, 'email', event.value) } : {},
    ),
    editPassword: assign(({ context, event }) =>
      event.type === 'password.edited'
        ? { passwords: editPasswordField(context.passwords, event.name, event.value) }
        : {},
    ),
    showEmailError: assign(({ context }) => {
      const validation = validateFields(context.request, resetRequestSchema)
      return validation.isValid ? {} : { request: validation.fields }
    }),
    showPasswordErrors: assign(({ context }) => {
      const validation = validateFields(context.passwords, newPasswordSchema)
      return validation.isValid ? {} : { passwords: validation.fields }
    }),
    tellAtEmail: assign(({ context, event }) =>
      'error' in event ? { request: { ...context.request, errors: { email: messageOf(event.error) } } } : {},
    ),
    tellAtPassword: assign(({ context, event }) =>
      'error' in event
        ? { passwords: { ...context.passwords, errors: { password: messageOf(event.error) } } }
        : {},
    ),
    tellFailure: assign({ failure: ({ event }) => ('error' in event ? messageOf(event.error) : null) }),
    clearFailure: assign({ failure: null }),
    /** From now on it is known whose password it is. */
    knowEmail: assign(({ context }, email: string) => ({
      request: editField(context.request, 'email', email),
    })),
    forgetLink: assign({ hash: null }),
    forgetPasswords: assign({ passwords: createFields({ password: '', confirmPassword: '' }) }),
  },
})
