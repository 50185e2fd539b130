import { assign, emit, setup } from 'xstate'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { AccountValues } from '../../modules/account/accountFields.ts'
import { createAccountFields } from '../../modules/account/accountFields.ts'
import type { NewAccountEmitted } from '../../modules/account/newAccount.ts'
import {
  accountOf,
  connectedEvent,
  createdUser,
  initialNewAccountContext,
  isComplete,
  isPasswordRefused,
  limitedEvent,
  refusalReason,
  validatedFields,
  withPasswordError,
} from '../../modules/account/newAccount.ts'
import { setupLinkProblem } from '../../modules/setup-link/setupLink.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type {
  AccountRequest,
  RegistrationContext,
  RegistrationEvent,
  RegistrationInput,
} from './registration.types.ts'

const onForm = {
  'field.edited': { actions: 'editField' },
  'form.submitted': [{ guard: 'isComplete', target: 'registering' }, { actions: 'showFieldErrors' }],
} as const

export function initialRegistrationContext({
  token,
  accountExists,
  email,
}: RegistrationInput): RegistrationContext {
  return {
    ...initialNewAccountContext,
    token,
    accountExists,
    fields: createAccountFields({ email }),
    problem: null,
    failure: null,
  }
}

/**
 * An applicant with a setup link creates a provider account and connects to the backend. Only the first can fail:
 * without the backend, the applicant continues with limited access.
 */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as NewAccountEmitted,
    input: {} as RegistrationInput,
  },
  actors: {
    lookUpToken: notProvided<SetupLookup, string | null>('lookUpToken'),
    /** Rejects with a message for the user if it is unknown whether the account was created. */
    createAccount: notProvided<OpenedAccount, AccountRequest>('createAccount'),
    /** Rejects with the reason why the account starts without the backend. */
    connectBackend: notProvided<BackendGrant, AccountValues>('connectBackend'),
  },
  guards: {
    hasAccount: ({ context }) => context.accountExists,
    isComplete: ({ context }) => isComplete(context),
  },
  actions: {
    editField: assign(({ context, event }) =>
      event.type === 'field.edited'
        ? { fields: editPasswordField(context.fields, event.name, event.value) }
        : {},
    ),
    showFieldErrors: assign({ fields: ({ context }) => validatedFields(context) }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => initialRegistrationContext(input),
  initial: 'checkingToken',
  states: {
    checkingToken: {
      always: { guard: 'hasAccount', target: 'accountExists' },
      invoke: {
        src: 'lookUpToken',
        input: ({ context }) => context.token,
        onDone: [
          {
            guard: ({ event }) => setupLinkProblem(event.output) === null,
            actions: assign({ fields: ({ event }) => fieldsOf(event.output), problem: null }),
            target: 'editing',
          },
          {
            actions: assign({
              fields: ({ event }) => fieldsOf(event.output),
              // This page has no separate message for an application without an email.
              problem: ({ event: { output } }) => (output.state === 'usable' ? 'unknown' : output.state),
            }),
            target: 'rejected',
          },
        ],
        onError: { actions: assign({ problem: 'unverified' }), target: 'unverified' },
      },
    },
    /** The look-up failed. */
    unverified: { on: { 'check.retried': 'checkingToken' } },
    /** The link cannot be used. */
    rejected: {},
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
            input: ({ context }) => ({ account: accountOf(context), token: context.token }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'created',
                actions: assign({ hostedUser: ({ event }) => createdUser(event.output) }),
                target: 'connectingBackend',
              },
              {
                guard: ({ event }) => event.output.kind === 'exists',
                target: '#registration.accountExists',
              },
              {
                guard: ({ event }) => isPasswordRefused(event.output),
                actions: assign({ fields: ({ context, event }) => withPasswordError(context, event.output) }),
                target: '#registration.editing',
              },
              {
                actions: assign({ failure: ({ event }) => refusalReason(event.output) }),
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
            input: ({ context }) => accountOf(context),
            onDone: {
              actions: emit(({ context, event }) => connectedEvent(context, event.output)),
              target: '#registration.fullAccess',
            },
            onError: {
              actions: [
                assign({ limitation: ({ event }) => messageOf(event.error) }),
                emit(({ context, event }) => limitedEvent(context, event.error)),
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

/** Name and email of the application, also of an unusable link: its owner may have an account to sign in to. */
function fieldsOf(lookup: SetupLookup): Fields<AccountValues> {
  const { firstName = '', lastName = '', email = null } = 'setup' in lookup ? lookup.setup : {}
  return createAccountFields({ firstName, lastName, email: email ?? '' })
}
