import * as v from 'valibot'
import { assign, emit } from 'xstate'
import { newPasswordSchema } from '../../domain/password.ts'
import { createFields } from '../../lib/forms/fields.ts'
import { passwordResetSetup } from './passwordReset.base.ts'
import { resetRequestSchema } from './passwordReset.ts'

/**
 * A new password by a link in an e-mail. Without a link's hash it asks where to send one. An opened link is a
 * session of the provider that lasts as long as the state `linked`, whichever way that is left.
 */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'password-reset',
  context: ({ input }) => ({
    hash: input.hash === '' ? null : input.hash,
    request: createFields({ email: input.email }),
    passwords: createFields({ password: '', confirmPassword: '' }),
    failure: null,
    resent: 0,
  }),
  initial: 'requesting',
  states: {
    requesting: {
      always: { guard: 'hasLink', target: 'opening' },
      on: {
        'email.edited': { actions: 'editEmail' },
        'request.submitted': [{ guard: 'hasEmail', target: 'sending' }, { actions: 'showEmailError' }],
      },
    },
    sending: {
      entry: 'clearFailure',
      invoke: {
        src: 'sendLink',
        input: ({ context }) => v.parse(resetRequestSchema, context.request.values).email,
        onDone: { target: 'sent' },
        onError: [
          {
            guard: { type: 'isProblem', params: 'emailRefused' },
            actions: 'tellAtEmail',
            target: 'requesting',
          },
          { actions: 'tellFailure', target: 'failed' },
        ],
      },
    },
    /** The e-mail could not be asked for. */
    failed: {
      on: {
        'email.edited': { actions: 'editEmail' },
        'request.submitted': [{ guard: 'hasEmail', target: 'sending' }, { actions: 'showEmailError' }],
      },
    },
    sent: {
      initial: 'pausing',
      on: { 'email.rejected': { actions: 'clearFailure', target: 'requesting' } },
      states: {
        pausing: { after: { RESEND_PAUSE: 'waiting' } },
        waiting: { on: { 'resend.requested': 'resending' } },
        resending: {
          entry: 'clearFailure',
          invoke: {
            src: 'sendLink',
            input: ({ context }) => v.parse(resetRequestSchema, context.request.values).email,
            onDone: { actions: assign({ resent: ({ context }) => context.resent + 1 }), target: 'pausing' },
            onError: { actions: 'tellFailure', target: 'waiting' },
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
          { guard: ({ event }) => event.output === null, actions: 'forgetLink', target: 'requesting' },
          {
            guard: ({ event }) => event.output?.needsSecondFactor === true,
            actions: ['forgetLink', { type: 'knowEmail', params: ({ event }) => event.output?.email ?? '' }],
            target: 'linked.challenged',
          },
          {
            actions: ['forgetLink', { type: 'knowEmail', params: ({ event }) => event.output?.email ?? '' }],
            target: 'linked',
          },
        ],
        onError: [
          {
            guard: { type: 'isProblem', params: 'linkExpired' },
            actions: 'forgetLink',
            target: 'expired',
          },
          { actions: 'tellFailure', target: 'unopened' },
        ],
      },
    },
    /** Nobody could be asked about the link; it may be good. */
    unopened: { on: { 'retry.requested': 'opening' } },
    /** The link is no good; another can be asked for in its place. */
    expired: {
      entry: 'forgetPasswords',
      on: {
        'email.edited': { actions: 'editEmail' },
        'request.submitted': [{ guard: 'hasEmail', target: 'sending' }, { actions: 'showEmailError' }],
      },
    },
    linked: {
      initial: 'choosingPassword',
      invoke: { src: 'endLinkAfterwards' },
      states: {
        choosingPassword: {
          on: {
            'password.edited': { actions: 'editPassword' },
            'passwords.submitted': [
              { guard: 'hasPasswords', target: 'saving' },
              { actions: 'showPasswordErrors' },
            ],
          },
        },
        /** Whoever has a second factor is asked for its code first. */
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
            onDone: { actions: 'forgetPasswords', target: '#password-reset.saved' },
            onError: [
              {
                guard: { type: 'isProblem', params: 'linkExpired' },
                target: '#password-reset.expired',
              },
              { guard: { type: 'isProblem', params: 'secondFactorNeeded' }, target: 'challenged' },
              {
                guard: { type: 'isProblem', params: 'passwordRefused' },
                actions: 'tellAtPassword',
                target: 'choosingPassword',
              },
              { actions: 'tellFailure', target: 'failed' },
            ],
          },
        },
        /** The password could not be saved. */
        failed: {
          on: {
            'password.edited': { actions: 'editPassword' },
            'passwords.submitted': [
              { guard: 'hasPasswords', target: 'saving' },
              { actions: 'showPasswordErrors' },
            ],
          },
        },
      },
    },
    saved: { type: 'final' },
  },
})
