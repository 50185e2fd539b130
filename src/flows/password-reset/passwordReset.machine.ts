import * as v from 'valibot'
import { assign, emit } from 'xstate'
import { newPasswordSchema } from '../../domain/password.ts'
import { failedWith } from '../../lib/xstate/ReasonError.ts'
import {
  initialPasswordResetContext,
  passwordResetBase,
  type ResetErrorReason,
} from './passwordReset.base.ts'
import { resetRequestSchema } from './passwordReset.schema.ts'

const failedAs = (reason: ResetErrorReason) => failedWith(reason)

const emailForm = {
  'email.edited': { actions: 'editEmail' },
  'request.submitted': [{ guard: 'hasEmail', target: 'sending' }, { actions: 'showEmailError' }],
} as const

const passwordForm = {
  'password.edited': { actions: 'editPassword' },
  'passwords.submitted': [{ guard: 'hasPasswords', target: 'saving' }, { actions: 'showPasswordErrors' }],
} as const

/**
 * Resets the provider password by a link in an email. Without a hash it requests the email first. An opened link is a
 * provider session, which ends when the state `linked` is left.
 */
export const passwordResetMachine = passwordResetBase.createMachine({
  id: 'password-reset',
  context: ({ input }) => initialPasswordResetContext(input),
  initial: 'requesting',
  states: {
    requesting: {
      always: { guard: 'hasLink', target: 'opening' },
      on: emailForm,
    },
    sending: {
      entry: 'clearFailure',
      invoke: {
        src: 'sendLink',
        input: ({ context }) => v.parse(resetRequestSchema, context.request.values).email,
        onDone: { target: 'sent' },
        onError: [
          {
            guard: failedAs('emailRefused'),
            actions: 'showEmailRejection',
            target: 'requesting',
          },
          { actions: 'setFailure', target: 'failed' },
        ],
      },
    },
    failed: { on: emailForm },
    sent: {
      initial: 'pausing',
      on: { 'emailChange.requested': { actions: 'clearFailure', target: 'requesting' } },
      states: {
        pausing: { after: { resendDelay: 'waiting' } },
        waiting: { on: { 'resend.requested': 'resending' } },
        resending: {
          entry: 'clearFailure',
          invoke: {
            src: 'sendLink',
            input: ({ context }) => v.parse(resetRequestSchema, context.request.values).email,
            onDone: { actions: assign({ resent: ({ context }) => context.resent + 1 }), target: 'pausing' },
            onError: { actions: 'setFailure', target: 'waiting' },
          },
        },
      },
    },
    opening: {
      entry: 'clearFailure',
      invoke: {
        src: 'openLink',
        input: ({ context }) => context.hash ?? '',
        onDone: [
          { guard: ({ event }) => event.output === null, actions: 'clearLink', target: 'requesting' },
          {
            guard: ({ event }) => event.output?.needsSecondFactor === true,
            actions: ['clearLink', { type: 'setEmail', params: ({ event }) => event.output?.email ?? '' }],
            target: 'linked.challenged',
          },
          {
            actions: ['clearLink', { type: 'setEmail', params: ({ event }) => event.output?.email ?? '' }],
            target: 'linked',
          },
        ],
        onError: [
          {
            guard: failedAs('linkExpired'),
            actions: 'clearLink',
            target: 'expired',
          },
          { actions: 'setFailure', target: 'openingFailed' },
        ],
      },
    },
    /** The link could not be checked, but may be valid. */
    openingFailed: { on: { 'retry.requested': 'opening' } },
    /** The link is invalid; a new one can be requested. */
    expired: {
      entry: 'clearPasswords',
      on: emailForm,
    },
    linked: {
      initial: 'choosingPassword',
      invoke: { src: 'signOutOnStop' },
      states: {
        choosingPassword: { on: passwordForm },
        challenged: {
          on: {
            'secondFactor.verified': [
              { guard: 'hasPasswords', target: 'saving' },
              { target: 'choosingPassword' },
            ],
            'secondFactor.cancelled': { actions: emit({ type: 'reset.abandoned' }) },
          },
        },
        saving: {
          entry: 'clearFailure',
          invoke: {
            src: 'savePassword',
            input: ({ context }) => v.parse(newPasswordSchema, context.passwords.values).password,
            onDone: { actions: 'clearPasswords', target: '#password-reset.saved' },
            onError: [
              {
                guard: failedAs('linkExpired'),
                target: '#password-reset.expired',
              },
              { guard: failedAs('secondFactorRequired'), target: 'challenged' },
              {
                guard: failedAs('passwordRefused'),
                actions: 'showPasswordRejection',
                target: 'choosingPassword',
              },
              { actions: 'setFailure', target: 'failed' },
            ],
          },
        },
        failed: { on: passwordForm },
      },
    },
    saved: { type: 'final' },
  },
})
