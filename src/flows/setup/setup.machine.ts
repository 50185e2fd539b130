import { assign, emit, setup } from 'xstate'
import { setupPasswordSchema } from '../../domain/password.ts'
import type { NewAccount } from '../../domain/registration.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { validateFields, withErrors } from '../../lib/forms/fields.ts'
import type { PasswordValues } from '../../lib/forms/passwordFields.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { SetupLinkContext } from '../../modules/setup-link/setupLink.ts'
import {
  initialSetupLinkContext,
  lookedUp,
  newAccountOf,
  setupLinkProblem,
} from '../../modules/setup-link/setupLink.ts'
import type { SetupOutcome } from './setupOutcomes.ts'

interface SetupContext extends SetupLinkContext {
  /** Why the last attempt failed, and what the user can do. */
  failure: string | null
  /** The outcome if setup ended now. */
  outcome: SetupOutcome
}

export type SetupEvent =
  | { type: 'field.edited'; name: keyof PasswordValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'check.retried' }
  /** The user continues to sign-in without the steps that failed. */
  | { type: 'steps.skipped' }

export function initialSetupContext(input: { token: string | null }): SetupContext {
  return { ...initialSetupLinkContext(input), failure: null, outcome: 'unclaimed' }
}

/**
 * /setup: an approved applicant chooses a password, and the provider and backend accounts are created. The link is
 * checked again before the sign-up. After it, a retry continues with the step that failed.
 */
export const setupMachine = setup({
  types: {
    context: {} as SetupContext,
    events: {} as SetupEvent,
    input: {} as { token: string | null },
    emitted: {} as { type: 'setup.finished'; outcome: SetupOutcome },
  },
  actors: {
    lookUp: notProvided<SetupLookup, string>('lookUp'),
    signUp: notProvided<OpenedAccount, NewAccount>('signUp'),
    /** Resolves to the reason if the link can no longer be used. */
    claim: notProvided<SetupTokenProblem | null, string>('claim'),
    registerAtBackend: notProvided<void, NewAccount>('registerAtBackend'),
    markRegistered: notProvided<void>('markRegistered'),
    signOut: notProvided<void>('signOut'),
  },
  guards: {
    isPasswordGood: ({ context }) => validateFields(context.fields, setupPasswordSchema).isValid,
    isUnverified: ({ context }) => context.problem === 'unverified',
  },
  actions: {
    showFieldErrors: assign({ fields: ({ context }) => withErrors(context.fields, setupPasswordSchema) }),
  },
}).createMachine({
  id: 'setup',
  context: ({ input }) => initialSetupContext(input),
  initial: 'verifying',
  states: {
    verifying: {
      invoke: {
        src: 'lookUp',
        input: ({ context }) => context.token ?? '',
        onDone: [
          {
            guard: ({ event }) => setupLinkProblem(event.output) === null,
            actions: assign(({ event }) => lookedUp(event.output)),
            target: 'form',
          },
          { actions: assign(({ event }) => lookedUp(event.output)), target: 'rejected' },
        ],
        onError: { actions: assign({ problem: 'unverified' }), target: 'rejected' },
      },
    },
    rejected: {
      on: { 'check.retried': { guard: 'isUnverified', target: 'verifying' } },
    },
    form: {
      initial: 'choosingPassword',
      on: {
        'field.edited': {
          actions: assign({
            fields: ({ context, event }) => editPasswordField(context.fields, event.name, event.value),
          }),
        },
        'form.submitted': [{ guard: 'isPasswordGood', target: 'submitting' }, { actions: 'showFieldErrors' }],
      },
      states: {
        choosingPassword: {},
        failed: {},
        /** The email has an account with another password. The link stays usable with that password. */
        alreadyExists: {},
      },
    },
    submitting: {
      initial: 'checkingLink',
      entry: assign({ failure: null }),
      states: {
        checkingLink: {
          invoke: {
            src: 'lookUp',
            input: ({ context }) => context.token ?? '',
            onDone: [
              { guard: ({ event }) => setupLinkProblem(event.output) === null, target: 'signingUp' },
              { actions: assign(({ event }) => lookedUp(event.output)), target: '#setup.rejected' },
            ],
            onError: {
              actions: assign({ failure: ({ event }) => messageOf(event.error) }),
              target: '#setup.form.failed',
            },
          },
        },
        signingUp: {
          invoke: {
            src: 'signUp',
            input: ({ context }) => newAccountOf(context),
            onDone: [
              { guard: ({ event }) => event.output.kind === 'created', target: 'claiming' },
              { guard: ({ event }) => event.output.kind === 'exists', target: '#setup.form.alreadyExists' },
              {
                actions: assign({
                  failure: ({ event: { output } }) => (output.kind === 'refused' ? output.reason : null),
                }),
                target: '#setup.form.failed',
              },
            ],
            onError: {
              actions: assign({ failure: ({ event }) => messageOf(event.error) }),
              target: '#setup.form.failed',
            },
          },
        },
        claiming: {
          invoke: {
            src: 'claim',
            input: ({ context }) => context.token ?? '',
            onDone: [
              { guard: ({ event }) => event.output === null, target: 'registering' },
              {
                actions: assign({ problem: ({ event }) => event.output, isAccountCreated: true }),
                target: '#setup.rejected',
              },
            ],
            onError: {
              actions: assign({ failure: ({ event }) => messageOf(event.error) }),
              target: '#setup.interrupted',
            },
          },
        },
        registering: {
          invoke: {
            src: 'registerAtBackend',
            input: ({ context }) => newAccountOf(context),
            onDone: { actions: assign({ outcome: 'unmarked' }), target: 'markingRegistered' },
            // The provider account is enough to sign in, which then creates the backend account.
            onError: { actions: assign({ outcome: 'noBackendAccount' }), target: 'markingRegistered' },
          },
        },
        markingRegistered: {
          invoke: {
            src: 'markRegistered',
            onDone: [
              { guard: ({ context }) => context.outcome === 'noBackendAccount', target: 'signingOut' },
              { actions: assign({ outcome: 'complete' }), target: 'signingOut' },
            ],
            onError: {
              actions: assign({ failure: ({ event }) => messageOf(event.error) }),
              target: '#setup.interrupted',
            },
          },
        },
        signingOut: {
          // The device is signed out even if the call fails.
          invoke: { src: 'signOut', onDone: '#setup.done', onError: '#setup.done' },
        },
        lastStep: { type: 'history' },
      },
    },
    interrupted: {
      on: {
        'form.submitted': { target: 'submitting.lastStep' },
        'steps.skipped': { target: 'submitting.signingOut' },
      },
    },
    done: {
      type: 'final',
      entry: emit(({ context }) => ({ type: 'setup.finished', outcome: context.outcome })),
    },
  },
})
