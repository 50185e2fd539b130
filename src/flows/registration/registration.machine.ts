import * as v from 'valibot'
import { assign, emit, setup } from 'xstate'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { HostedUser } from '../../hosted/user.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { validateFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import { createAccountFields, editAccountField } from '../../modules/account/accountFields.ts'
import type { AccountValues } from '../../modules/account/accountForm.ts'
import { accountSchema } from '../../modules/account/accountForm.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type {
  AccountRequest,
  RegistrationContext,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
} from './registration.types.ts'

function hostedUserOf({ hostedUser }: RegistrationContext): HostedUser {
  if (hostedUser === null) throw new Error('The backend is asked once the account is made.')
  return hostedUser
}

function valuesOf({ fields }: RegistrationContext): AccountValues {
  return v.parse(accountSchema, fields.values)
}

const onForm = {
  'field.edited': { actions: 'editField' },
  'form.submitted': [{ guard: 'isComplete', target: 'registering' }, { actions: 'showFieldErrors' }],
} as const

/**
 * An applicant's account by the link they were sent: at the hosted provider, then at the backend. Only the provider's
 * can fail. Once it is made its owner comes in, with the backend or without.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    input: {} as RegistrationInput,
  },
  actors: {
    lookUpToken: notProvided<SetupLookup, string | null>('lookUpToken'),
    /** Fails with what the person can do, where it is unknown what became of the account. */
    createAccount: notProvided<OpenedAccount, AccountRequest>('createAccount'),
    /** Fails with the reason why the account begins without the backend. */
    connectBackend: notProvided<BackendGrant, AccountValues>('connectBackend'),
  },
  guards: {
    hasAccount: ({ context }) => context.accountExists,
    isComplete: ({ context }) => validateFields(context.fields, accountSchema).isValid,
  },
  actions: {
    editField: assign(({ context, event }) =>
      event.type === 'field.edited'
        ? { fields: editAccountField(context.fields, event.name, event.value) }
        : {},
    ),
    showFieldErrors: assign(({ context }) => {
      const validation = validateFields(context.fields, accountSchema)
      return validation.isValid ? {} : { fields: validation.fields }
    }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input: { token, accountExists, email } }) => ({
    token,
    accountExists,
    fields: createAccountFields({ firstName: '', lastName: '', email }),
    problem: null,
    failure: null,
    hostedUser: null,
    limitation: null,
  }),
  initial: 'checkingToken',
  states: {
    checkingToken: {
      always: { guard: 'hasAccount', target: 'accountExists' },
      invoke: {
        src: 'lookUpToken',
        input: ({ context }) => context.token,
        onDone: [
          {
            guard: ({ event: { output } }) => output.state === 'usable' && output.setup.email !== null,
            actions: assign({ fields: ({ event }) => fieldsOf(event.output), problem: null }),
            target: 'editing',
          },
          {
            actions: assign({
              fields: ({ event }) => fieldsOf(event.output),
              problem: ({ event }) => problemOf(event.output),
            }),
            target: 'rejected',
          },
        ],
        onError: { actions: assign({ problem: 'unverified' }), target: 'unverified' },
      },
    },
    /** The link could not be looked up. */
    unverified: { on: { 'check.retried': 'checkingToken' } },
    /** The link opens nothing. */
    rejected: {},
    /** There is nothing to make: the way on is signing in. */
    accountExists: {},
    editing: { on: onForm },
    failed: { on: onForm },
    registering: {
      entry: assign({ failure: null }),
      initial: 'creatingAccount',
      states: {
        creatingAccount: {
          invoke: {
            src: 'createAccount',
            input: ({ context }) => ({
              account: valuesOf(context),
              token: context.token,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'created',
                actions: assign({
                  hostedUser: ({ event: { output } }) =>
                    output.kind === 'created' ? output.hostedUser : null,
                }),
                target: 'connectingBackend',
              },
              {
                guard: ({ event }) => event.output.kind === 'exists',
                target: '#registration.accountExists',
              },
              {
                guard: ({ event: { output } }) => output.kind === 'refused' && output.field === 'password',
                actions: assign({
                  fields: ({ context: { fields }, event }) => ({
                    ...fields,
                    errors: { password: reasonOf(event.output) },
                  }),
                }),
                target: '#registration.editing',
              },
              {
                actions: assign({ failure: ({ event }) => reasonOf(event.output) }),
                target: '#registration.failed',
              },
            ],
            onError: {
              actions: assign({ failure: ({ event }) => messageOf(event.error) }),
              target: '#registration.failed',
            },
          },
        },
        connectingBackend: {
          invoke: {
            src: 'connectBackend',
            input: ({ context }) => valuesOf(context),
            onDone: {
              actions: emit(({ context, event }) => ({
                type: 'account.connected',
                grant: event.output,
                hostedUser: hostedUserOf(context),
              })),
              target: '#registration.fullAccess',
            },
            onError: {
              actions: [
                assign({ limitation: ({ event }) => messageOf(event.error) }),
                emit(({ context, event }) => ({
                  type: 'account.limited',
                  hostedUser: hostedUserOf(context),
                  reason: messageOf(event.error),
                })),
              ],
              target: '#registration.providerOnly',
            },
          },
        },
      },
    },
    fullAccess: { type: 'final' },
    providerOnly: { type: 'final' },
  },
})

/** What is known of the applicant; of an unusable link as well, whose owner may have an account to sign in to. */
function fieldsOf(lookup: SetupLookup): Fields<AccountValues> {
  const { firstName = '', lastName = '', email = null } = 'setup' in lookup ? lookup.setup : {}
  return createAccountFields({ firstName, lastName, email: email ?? '' })
}

/** A link that is for nobody's address is as good as none. */
function problemOf({ state }: SetupLookup): SetupTokenProblem {
  return state === 'usable' ? 'unknown' : state
}

function reasonOf(outcome: OpenedAccount): string {
  return outcome.kind === 'refused' ? outcome.reason : ''
}
