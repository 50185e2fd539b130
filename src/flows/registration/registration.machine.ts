import { assign } from 'xstate'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import type { AccountValues } from '../../modules/account/accountFields.ts'
import { createAccountFields } from '../../modules/account/accountFields.ts'
import type { NewAccountContext } from '../../modules/account/newAccount.base.ts'
import {
  connectingBackendState,
  creatingAccountState,
  formState,
  initialNewAccountContext,
  setupNewAccount,
} from '../../modules/account/newAccount.base.ts'
import { setupLinkProblem } from '../../modules/setup-link/setupLink.ts'

export interface RegistrationInput {
  /** The setup token; null if the link has none. */
  token: string | null
  /** Whether /magic-setup found an existing account. */
  accountExists: boolean
  /** The existing account's; empty if unknown. */
  email: string
}

export function initialRegistrationContext({
  token,
  accountExists,
  email,
}: RegistrationInput): NewAccountContext {
  return {
    ...initialNewAccountContext,
    token,
    fields: createAccountFields({ email }),
    allowExisting: true,
    failure: accountExists ? { kind: 'exists' } : null,
  }
}

/** Creates an account for an applicant with a setup link. */
export const registrationMachine = setupNewAccount<RegistrationInput>().createMachine({
  id: 'registration',
  context: ({ input }) => initialRegistrationContext(input),
  initial: 'checkingToken',
  states: {
    checkingToken: {
      always: { guard: ({ context }) => context.failure?.kind === 'exists', target: 'accountExists' },
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
    editing: formState('recheckingToken'),
    failed: formState('recheckingToken'),
    recheckingToken: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'lookUpToken',
        input: ({ context }) => context.token,
        onDone: [
          { guard: ({ event }) => event.output.state === 'usable', target: 'creatingAccount' },
          {
            actions: assign({
              problem: ({ event: { output } }) => (output.state === 'usable' ? null : output.state),
            }),
            target: 'rejected',
          },
        ],
        onError: {
          actions: assign({ failure: ({ event }) => ({ kind: 'failed', reason: messageOf(event.error) }) }),
          target: 'failed',
        },
      },
    },
    creatingAccount: creatingAccountState('accountExists', 'claiming'),
    claiming: {
      invoke: {
        src: 'claim',
        input: ({ context }) => context.token ?? '',
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'connectingBackend' },
          { actions: assign({ problem: ({ event }) => event.output }), target: 'rejected' },
        ],
        onError: {
          actions: assign({
            failure: ({ event }) => ({ kind: 'unclaimed', reason: messageOf(event.error) }),
          }),
          target: 'unclaimed',
        },
      },
    },
    /** The account exists and its link could not be claimed. */
    unclaimed: { on: { 'form.submitted': 'claiming' } },
    connectingBackend: connectingBackendState,
    fullAccess: { type: 'final' },
    limitedAccess: { type: 'final' },
  },
})

/** Name and email of the application, also of an unusable link: its owner may have an account to sign in to. */
function fieldsOf(lookup: SetupLookup): Fields<AccountValues> {
  const { firstName = '', lastName = '', email = null } = 'setup' in lookup ? lookup.setup : {}
  return createAccountFields({ firstName, lastName, email: email ?? '' })
}
