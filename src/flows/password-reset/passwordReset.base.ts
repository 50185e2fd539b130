import { assign, type EventObject, setup } from 'xstate'
import { newPasswordSchema } from '../../domain/password.ts'
import { createFields, editField, type Fields, validateFields, withErrors } from '../../lib/forms/fields.ts'
import { editPasswordField, type PasswordValues } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { callbackNotProvided, notProvided } from '../../lib/xstate/notProvided.ts'
import { resetRequestSchema } from './passwordReset.schema.ts'

/** The provider sends at most one email per minute. */
const RESEND_DELAY_MS = 60_000

/** The account of an opened link, or null if the hash is not a recovery link. */
export type OpenedLink = { email: string; needsSecondFactor: boolean } | null

/** Reasons that the machine handles differently. For 'other' it shows the message. */
export type ResetErrorReason =
  | 'emailRefused'
  | 'linkExpired'
  | 'passwordRefused'
  | 'secondFactorRequired'
  | 'other'

export interface PasswordResetContext {
  /** The hash of the link; null without a link and after it was opened. */
  hash: string | null
  request: Fields<{ email: string }>
  passwords: Fields<PasswordValues>
  failure: string | null
  /** Number of emails after the first. */
  resent: number
}

interface PasswordResetInput {
  /** Empty without a link. */
  hash: string
  email: string
}

export type PasswordResetEvent =
  | { type: 'email.edited'; value: string }
  | { type: 'request.submitted' }
  | { type: 'resend.requested' }
  /** Back to the form, to use another email. */
  | { type: 'emailChange.requested' }
  | { type: 'retry.requested' }
  | { type: 'password.edited'; name: keyof PasswordValues; value: string }
  | { type: 'passwords.submitted' }
  | { type: 'secondFactor.verified' }
  | { type: 'secondFactor.cancelled' }

export function initialPasswordResetContext({ hash, email }: PasswordResetInput): PasswordResetContext {
  return {
    hash: hash === '' ? null : hash,
    request: createFields({ email }),
    passwords: createFields({ password: '', confirmPassword: '' }),
    failure: null,
    resent: 0,
  }
}

export const passwordResetBase = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as { type: 'reset.abandoned' },
    input: {} as PasswordResetInput,
  },
  actors: {
    sendLink: notProvided<void, string>('sendLink'),
    openLink: notProvided<OpenedLink, string>('openLink'),
    savePassword: notProvided<void, string>('savePassword'),
    /** Signs out of the link's provider session when it is stopped. */
    signOutOnStop: callbackNotProvided<EventObject, undefined>('signOutOnStop'),
  },
  delays: { resendDelay: RESEND_DELAY_MS },
  guards: {
    hasLink: ({ context }) => context.hash !== null,
    hasEmail: ({ context }) => validateFields(context.request, resetRequestSchema).isValid,
    hasPasswords: ({ context }) => validateFields(context.passwords, newPasswordSchema).isValid,
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
    showEmailError: assign({ request: ({ context }) => withErrors(context.request, resetRequestSchema) }),
    showPasswordErrors: assign({
      passwords: ({ context }) => withErrors(context.passwords, newPasswordSchema),
    }),
    showEmailRejection: assign(({ context, event }) =>
      'error' in event ? { request: { ...context.request, errors: { email: messageOf(event.error) } } } : {},
    ),
    showPasswordRejection: assign(({ context, event }) =>
      'error' in event
        ? { passwords: { ...context.passwords, errors: { password: messageOf(event.error) } } }
        : {},
    ),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? messageOf(event.error) : null) }),
    clearFailure: assign({ failure: null }),
    setEmail: assign(({ context }, email: string) => ({
      request: editField(context.request, 'email', email),
    })),
    clearLink: assign({ hash: null }),
    clearPasswords: assign({ passwords: createFields({ password: '', confirmPassword: '' }) }),
  },
})
