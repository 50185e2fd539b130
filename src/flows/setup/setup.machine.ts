import { assign, emit, setup } from 'xstate'
import { setupPasswordSchema } from '../../domain/password.ts'
import type { NewAccount } from '../../domain/registration.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { AccountOutcome } from '../../hosted/createAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { createFields, validateFields } from '../../lib/forms/fields.ts'
import type { PasswordValues } from '../../lib/forms/passwordFields.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'

/** Why nobody can set an account up here; `noEmail` is an application without an address. */
export type SetupProblem = SetupTokenProblem | 'noEmail'

/** Whom the link is for. */
export type SetupPerson = Pick<NewAccount, 'email' | 'firstName' | 'lastName'>

/** An application that an account is made for, and the token that says so. */
export interface SetupMark {
  email: string
  token: string
}

interface SetupContext {
  /** Of the link; null where it has none. */
  token: string | null
  /** Known once the token was found usable. */
  person: SetupPerson | null
  /** Of the last look-up, until the next one is answered. */
  problem: SetupProblem | null
  fields: Fields<PasswordValues>
  /** What can be done about the last attempt that failed. */
  failure: string | null
}

export type SetupEvent =
  | { type: 'field.edited'; name: keyof PasswordValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'verification.retried' }
  /** The account is there: whoever does not want to wait for the rest signs in without it. */
  | { type: 'rest.skipped' }

function accountOf({ person, fields }: SetupContext): NewAccount {
  if (person === null) throw new Error('The form is shown for a usable token only.')
  return { ...person, password: fields.values.password }
}

function markOf(context: SetupContext): SetupMark {
  return { email: accountOf(context).email, token: context.token ?? '' }
}

/**
 * /setup: an approved person chooses a password, and the accounts are made of it. What has been done is not done
 * again: after the sign-up a step that fails is tried anew, and the others follow it.
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
    markRegistered: notProvided<void, SetupMark>('markRegistered'),
    markCreated: notProvided<void, SetupMark>('markCreated'),
    signOut: notProvided<void>('signOut'),
  },
  guards: {
    isPasswordGood: ({ context }) => validateFields(context.fields, setupPasswordSchema).isValid,
    isUnverified: ({ context }) => context.problem === 'unverified',
  },
  actions: {
    showFieldErrors: assign(({ context }) => {
      const validation = validateFields(context.fields, setupPasswordSchema)
      return validation.isValid ? {} : { fields: validation.fields }
    }),
  },
}).createMachine({
  id: 'setup',
  context: ({ input }) => ({
    token: input.token,
    person: null,
    problem: null,
    fields: createFields({ password: '', confirmPassword: '' }),
    failure: null,
  }),
  initial: 'verifying',
  states: {
    verifying: {
      invoke: {
        src: 'lookUp',
        input: ({ context }) => context.token ?? '',
        onDone: [
          {
            guard: ({ event }) => personIn(event.output) !== null,
            actions: assign({ person: ({ event }) => personIn(event.output), problem: null }),
            target: 'form',
          },
          { actions: assign({ problem: ({ event }) => problemIn(event.output) }), target: 'rejected' },
        ],
        onError: { actions: assign({ problem: 'unverified' }), target: 'rejected' },
      },
    },
    rejected: {
      on: { 'verification.retried': { guard: 'isUnverified', target: 'verifying' } },
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
        /** The address has an account with another password. The link stays good for whoever remembers it. */
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
            input: ({ context }) => accountOf(context),
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
            input: ({ context }) => accountOf(context),
            onDone: 'markingRegistered',
            // The account at the provider is enough to come in.
            onError: 'markingRegistered',
          },
        },
        markingRegistered: {
          invoke: {
            src: 'markRegistered',
            input: ({ context }) => markOf(context),
            onDone: 'markingCreated',
            onError: {
              actions: assign({ failure: ({ event }) => messageOf(event.error) }),
              target: '#setup.interrupted',
            },
          },
        },
        markingCreated: {
          invoke: {
            src: 'markCreated',
            input: ({ context }) => markOf(context),
            onDone: 'signingOut',
            onError: {
              actions: assign({ failure: ({ event }) => messageOf(event.error) }),
              target: '#setup.interrupted',
            },
          },
        },
        signingOut: {
          // Nothing of a session that nobody asked for is kept on the device, whatever the provider answers.
          invoke: { src: 'signOut', onDone: '#setup.done', onError: '#setup.done' },
        },
        where: { type: 'history' },
      },
    },
    interrupted: {
      on: {
        'form.submitted': { target: 'submitting.where' },
        'rest.skipped': { target: 'submitting.signingOut' },
      },
    },
    done: { type: 'final', entry: emit({ type: 'setup.finished' }) },
  },
})

/** Whom a usable token is for, or null. */
function personIn(lookup: SetupLookup): SetupPerson | null {
  if (lookup.state !== 'usable' || lookup.setup.email === null) return null
  const { email, firstName, lastName } = lookup.setup
  return { email, firstName, lastName }
}

function problemIn({ state }: SetupLookup): SetupProblem {
  return state === 'usable' ? 'noEmail' : state
}
