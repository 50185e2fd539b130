import * as v from 'valibot'
import { assign, emit, setup } from 'xstate'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { HostedUser } from '../../hosted/user.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { validateFields, withErrors } from '../../lib/forms/fields.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { AccountValues } from './accountFields.ts'
import { accountSchema, createAccountFields } from './accountFields.ts'

// The common part of the registration and direct-signup machines: create a provider account, then connect to the
// backend. Only the first can fail: without the backend, the user continues with limited access.

export interface NewAccountContext {
  /** The setup token; null without a setup link. */
  token: string | null
  /** Why the setup link cannot be used. */
  problem: SetupTokenProblem | null
  fields: Fields<AccountValues>
  /** Whether an account that accepts the password counts as created: an interrupted attempt may have created it. */
  allowExisting: boolean
  /** Why the last attempt failed: the email already has an account, or a reason. `unclaimed`: the account was created, and
   * its setup link could not be claimed. */
  failure: { kind: 'exists' } | { kind: 'failed' | 'unclaimed'; reason: string } | null
  /** The signed-in user, once the provider account exists. */
  hostedUser: HostedUser | null
  /** Why the account starts without the backend. */
  limitation: string | null
}

export type NewAccountEvent =
  | { type: 'field.edited'; name: keyof AccountValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'check.retried' }

export type NewAccountEmitted =
  | { type: 'access.denied' }
  | { type: 'account.connected'; grant: BackendGrant; hostedUser: HostedUser }
  | { type: 'account.limited'; hostedUser: HostedUser; reason: string }

/** The account to create. */
export interface AccountRequest extends Pick<NewAccountContext, 'allowExisting'> {
  account: AccountValues
}

export const initialNewAccountContext: NewAccountContext = {
  token: null,
  problem: null,
  fields: createAccountFields(),
  allowExisting: false,
  failure: null,
  hostedUser: null,
  limitation: null,
}

export function setupNewAccount<Input = undefined>() {
  return setup({
    types: {
      context: {} as NewAccountContext,
      events: {} as NewAccountEvent,
      emitted: {} as NewAccountEmitted,
      input: {} as Input,
    },
    actors: {
      /** Whether this tab may open direct sign-up. */
      checkAccess: notProvided<boolean>('checkAccess'),
      /** Looks up the setup token of registration. */
      lookUpToken: notProvided<SetupLookup, string | null>('lookUpToken'),
      /** Rejects with a message for the user if it is unknown whether the account was created. */
      createAccount: notProvided<OpenedAccount, AccountRequest>('createAccount'),
      /** Claims the application of a setup token. Resolves to the reason if the link can no longer be used. */
      claim: notProvided<SetupTokenProblem | null, string>('claim'),
      /** Rejects with the reason why the account starts without the backend. */
      connectBackend: notProvided<BackendGrant, AccountValues>('connectBackend'),
    },
    guards: {
      isComplete: ({ context: { fields } }) => validateFields(fields, accountSchema).isValid,
    },
    actions: {
      editField: assign(({ context, event }) =>
        event.type === 'field.edited'
          ? { fields: editPasswordField(context.fields, event.name, event.value) }
          : {},
      ),
      showFieldErrors: assign({ fields: ({ context }) => withErrors(context.fields, accountSchema) }),
      emitAccessDenied: emit({ type: 'access.denied' }),
    },
  })
}

const base = setupNewAccount()

/** The state of the form, before and after a failed attempt. */
export const formState = (target: 'creatingAccount' | 'recheckingToken') =>
  base.createStateConfig({
    on: {
      'field.edited': { actions: 'editField' },
      'form.submitted': [{ guard: 'isComplete', target }, { actions: 'showFieldErrors' }],
    },
  })

export const creatingAccountState = (
  targetIfExists: 'accountExists' | 'failed',
  targetIfCreated: 'claiming' | 'connectingBackend',
) =>
  base.createStateConfig({
    entry: assign({ failure: null }),
    invoke: {
      src: 'createAccount',
      input: ({ context }) => ({
        account: accountOf(context),
        allowExisting: context.allowExisting,
      }),
      onDone: [
        {
          guard: ({ event }) => event.output.kind === 'created',
          actions: assign({
            hostedUser: ({ event: { output } }) => (output.kind === 'created' ? output.hostedUser : null),
          }),
          target: targetIfCreated,
        },
        {
          guard: ({ event }) => event.output.kind === 'exists',
          actions: assign({ failure: { kind: 'exists' } }),
          target: targetIfExists,
        },
        {
          guard: ({ event: { output } }) => output.kind === 'refused' && output.field === 'password',
          actions: assign({
            fields: ({ context, event }) => ({
              ...context.fields,
              errors: { password: refusalReason(event.output) },
            }),
          }),
          target: 'editing',
        },
        {
          actions: assign({
            failure: ({ event }) => ({ kind: 'failed', reason: refusalReason(event.output) }),
          }),
          target: 'failed',
        },
      ],
      onError: {
        actions: assign({
          failure: ({ event }) => ({ kind: 'failed', reason: messageOf(event.error) }),
          allowExisting: true,
        }),
        target: 'failed',
      },
    },
  })

export const connectingBackendState = base.createStateConfig({
  invoke: {
    src: 'connectBackend',
    input: ({ context }) => accountOf(context),
    onDone: {
      actions: emit(({ context, event }) => ({
        type: 'account.connected',
        grant: event.output,
        hostedUser: requireUser(context),
      })),
      target: 'fullAccess',
    },
    onError: {
      actions: [
        assign({ limitation: ({ event }) => messageOf(event.error) }),
        emit(({ context, event }) => ({
          type: 'account.limited',
          hostedUser: requireUser(context),
          reason: messageOf(event.error),
        })),
      ],
      target: 'limitedAccess',
    },
  },
})

/** The account of complete fields, trimmed. */
function accountOf({ fields }: NewAccountContext): AccountValues {
  return v.parse(accountSchema, fields.values)
}

/** The reason of a refused sign-up, otherwise empty. */
function refusalReason(outcome: OpenedAccount): string {
  return outcome.kind === 'refused' ? outcome.reason : ''
}

function requireUser({ hostedUser }: NewAccountContext): HostedUser {
  if (hostedUser === null) throw new Error('The backend is connected only after the account was created.')
  return hostedUser
}
