import { assign, emit, setup } from 'xstate'
import { setupPasswordSchema } from '../../domain/password.ts'
import type { NewAccount } from '../../domain/registration.ts'
import type { AccountOutcome } from '../../hosted/createAccount.ts'
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

interface SetupContext extends SetupLinkContext {
  /** Why the last attempt failed, and what the user can do. */
  failure: string | null
}

export type SetupEvent =
  | { type: 'field.edited'; name: keyof PasswordValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'check.retried' }
  /** The user continues to sign-in without the steps that failed. */
  | { type: 'steps.skipped' }

export function initialSetupContext(input: { token: string | null }): SetupContext {
  return { ...initialSetupLinkContext(input), failure: null }
}

/**
 * /setup: an approved applicant chooses a password, and the provider and backend accounts are created. After the
 * sign-up, a retry continues with the step that failed.
 */
export const setupMachine = setup({
  types: {
    context: {} as SetupContext,
    events: {} as SetupEvent,
    input: {} as { token: string | null },
    emitted: {} as { type: 'setup.finished' },
  },
  actors: {
    lookUp: notProvided<SetupLookup, string>('lookUp'),
    signUp: notProvided<AccountOutcome, NewAccount>('signUp'),
    registerAtBackend: notProvided<void, NewAccount>('registerAtBackend'),
    markRegistered: notProvided<void>('markRegistered'),
    markCreated: notProvided<void, string>('markCreated'),
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
      initial: 'signingUp',
      entry: assign({ failure: null }),
      states: {
        signingUp: {
          invoke: {
            src: 'signUp',
            input: ({ context }) => newAccountOf(context),
            onDone: [
              { guard: ({ event }) => event.output.kind === 'created', target: 'registering' },
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
        registering: {
          invoke: {
            src: 'registerAtBackend',
            input: ({ context }) => newAccountOf(context),
            onDone: 'markingCreated',
            // The provider account is enough to sign in.
            onError: 'markingCreated',
          },
        },
        markingCreated: {
          invoke: {
            src: 'markCreated',
            input: ({ context }) => context.token ?? '',
            onDone: 'markingRegistered',
            onError: {
              actions: assign({ failure: ({ event }) => messageOf(event.error) }),
              target: '#setup.interrupted',
            },
          },
        },
        markingRegistered: {
          invoke: {
            src: 'markRegistered',
            onDone: 'signingOut',
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
    done: { type: 'final', entry: emit({ type: 'setup.finished' }) },
  },
})
