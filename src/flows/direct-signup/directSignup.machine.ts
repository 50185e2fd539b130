import * as v from 'valibot'
import { assign, emit, setup } from 'xstate'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import type { HostedUser } from '../../hosted/user.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { validateFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import { createAccountFields, editAccountField } from '../../modules/account/accountFields.ts'
import type { AccountValues } from '../../modules/account/accountForm.ts'
import { accountSchema } from '../../modules/account/accountForm.ts'
import type { BackendGrant } from '../../session/session.types.ts'

/** Why an attempt made no account: the address has one, or a reason. */
export type SignupFailure = { kind: 'exists' } | { kind: 'failed'; reason: string }

interface DirectSignupContext {
  fields: Fields<AccountValues>
  /** Of the last attempt, shown until the next. */
  failure: SignupFailure | null
  /** A sign-up was sent whose answer did not come: an account that is found may be of its making. */
  isUnanswered: boolean
  /** Signed in by the sign-up, which is done once and for all. */
  hostedUser: HostedUser | null
  /** Why the account begins without the backend. */
  limitation: string | null
}

export type DirectSignupEvent =
  | { type: 'field.edited'; name: keyof AccountValues; value: string }
  | { type: 'form.submitted' }

/** The account to be made, and whether an earlier sign-up may have made it. */
export interface AccountRequest {
  account: AccountValues
  mayBeOurs: boolean
}

type DirectSignupEmitted =
  /** Nobody opened this page to the tab. */
  | { type: 'access.denied' }
  | { type: 'account.connected'; grant: BackendGrant; hostedUser: HostedUser }
  | { type: 'account.limited'; hostedUser: HostedUser; reason: string }

function hostedUserOf({ hostedUser }: DirectSignupContext): HostedUser {
  if (hostedUser === null) throw new Error('The backend is asked once the account is made.')
  return hostedUser
}

function valuesOf({ fields }: DirectSignupContext): AccountValues {
  return v.parse(accountSchema, fields.values)
}

const onForm = {
  'field.edited': { actions: 'editField' },
  'form.submitted': [{ guard: 'isComplete', target: 'creatingAccount' }, { actions: 'showFieldErrors' }],
} as const

/**
 * An account without the waitlist, for tabs that the hidden shortcut has opened this page to: made at the hosted
 * provider, then tried at the backend. Only the first can fail.
 */
export const directSignupMachine = setup({
  types: {
    context: {} as DirectSignupContext,
    events: {} as DirectSignupEvent,
    emitted: {} as DirectSignupEmitted,
  },
  actors: {
    checkAccess: notProvided<boolean>('checkAccess'),
    /** Fails with what the person can do, where it is unknown what became of the account. */
    createAccount: notProvided<OpenedAccount, AccountRequest>('createAccount'),
    /** Fails with the reason why the account begins without the backend. */
    connectBackend: notProvided<BackendGrant, AccountValues>('connectBackend'),
  },
  guards: {
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
    sayDenied: emit({ type: 'access.denied' }),
  },
}).createMachine({
  id: 'direct-signup',
  context: {
    fields: createAccountFields({ firstName: '', lastName: '', email: '' }),
    failure: null,
    isUnanswered: false,
    hostedUser: null,
    limitation: null,
  },
  initial: 'checkingAccess',
  states: {
    checkingAccess: {
      invoke: {
        src: 'checkAccess',
        // Whoever is denied sees no more than this, until the Screen has led them away.
        onDone: [{ guard: ({ event }) => event.output, target: 'editing' }, { actions: 'sayDenied' }],
        onError: { actions: 'sayDenied' },
      },
    },
    editing: { on: onForm },
    failed: { on: onForm },
    creatingAccount: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'createAccount',
        input: ({ context }) => ({ account: valuesOf(context), mayBeOurs: context.isUnanswered }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'created',
            actions: assign({
              hostedUser: ({ event: { output } }) => (output.kind === 'created' ? output.hostedUser : null),
            }),
            target: 'connectingBackend',
          },
          {
            guard: ({ event }) => event.output.kind === 'exists',
            actions: assign({ failure: { kind: 'exists' } }),
            target: 'failed',
          },
          {
            guard: ({ event: { output } }) => output.kind === 'refused' && output.field === 'password',
            actions: assign({
              fields: ({ context: { fields }, event }) => ({
                ...fields,
                errors: { password: reasonOf(event.output) },
              }),
            }),
            target: 'editing',
          },
          {
            actions: assign({ failure: ({ event }) => failedFor(reasonOf(event.output)) }),
            target: 'failed',
          },
        ],
        onError: {
          actions: assign({
            failure: ({ event }) => failedFor(messageOf(event.error)),
            isUnanswered: true,
          }),
          target: 'failed',
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
          target: 'fullAccess',
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
          target: 'limitedAccess',
        },
      },
    },
    fullAccess: { type: 'final' },
    limitedAccess: { type: 'final' },
  },
})

function reasonOf(outcome: OpenedAccount): string {
  return outcome.kind === 'refused' ? outcome.reason : ''
}

function failedFor(reason: string): SignupFailure {
  return { kind: 'failed', reason }
}
