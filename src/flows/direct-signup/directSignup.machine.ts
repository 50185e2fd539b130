import { assign, emit, setup } from 'xstate'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { AccountValues } from '../../modules/account/accountFields.ts'
import type { NewAccountContext, NewAccountEmitted } from '../../modules/account/newAccount.ts'
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
import type { BackendGrant } from '../../session/session.types.ts'

/** Why the last attempt failed: the email already has an account, or a reason. */
export type SignupFailure = { kind: 'exists' } | { kind: 'failed'; reason: string }

interface DirectSignupContext extends NewAccountContext {
  failure: SignupFailure | null
  /** Whether the response of an earlier sign-up was lost: it may have created the account. */
  hasUnansweredSignUp: boolean
}

export type DirectSignupEvent =
  | { type: 'field.edited'; name: keyof AccountValues; value: string }
  | { type: 'form.submitted' }

/** The account to create. With `allowExisting`, an account that accepts the password counts as created. */
export interface AccountRequest {
  account: AccountValues
  allowExisting: boolean
}

type DirectSignupEmitted = NewAccountEmitted | { type: 'access.denied' }

const onForm = {
  'field.edited': { actions: 'editField' },
  'form.submitted': [{ guard: 'isComplete', target: 'creatingAccount' }, { actions: 'showFieldErrors' }],
} as const

export const initialDirectSignupContext: DirectSignupContext = {
  ...initialNewAccountContext,
  failure: null,
  hasUnansweredSignUp: false,
}

/**
 * Creates a provider account without the waitlist and connects to the backend, in tabs to which the hidden shortcut has
 * granted access. Only the first can fail: without the backend, the user continues with limited access.
 */
export const directSignupMachine = setup({
  types: {
    context: {} as DirectSignupContext,
    events: {} as DirectSignupEvent,
    emitted: {} as DirectSignupEmitted,
  },
  actors: {
    checkAccess: notProvided<boolean>('checkAccess'),
    /** Rejects with a message for the user if it is unknown whether the account was created. */
    createAccount: notProvided<OpenedAccount, AccountRequest>('createAccount'),
    /** Rejects with the reason why the account starts without the backend. */
    connectBackend: notProvided<BackendGrant, AccountValues>('connectBackend'),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
  },
  actions: {
    editField: assign(({ context, event }) =>
      event.type === 'field.edited'
        ? { fields: editPasswordField(context.fields, event.name, event.value) }
        : {},
    ),
    showFieldErrors: assign({ fields: ({ context }) => validatedFields(context) }),
    emitAccessDenied: emit({ type: 'access.denied' }),
  },
}).createMachine({
  id: 'direct-signup',
  context: initialDirectSignupContext,
  initial: 'checkingAccess',
  states: {
    checkingAccess: {
      invoke: {
        src: 'checkAccess',
        // If access is denied, this state lasts until the Screen navigates away.
        onDone: [{ guard: ({ event }) => event.output, target: 'editing' }, { actions: 'emitAccessDenied' }],
        onError: { actions: 'emitAccessDenied' },
      },
    },
    editing: { on: onForm },
    failed: { on: onForm },
    creatingAccount: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'createAccount',
        input: ({ context }) => ({
          account: accountOf(context),
          allowExisting: context.hasUnansweredSignUp,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'created',
            actions: assign({ hostedUser: ({ event }) => createdUser(event.output) }),
            target: 'connectingBackend',
          },
          {
            guard: ({ event }) => event.output.kind === 'exists',
            actions: assign({ failure: { kind: 'exists' } }),
            target: 'failed',
          },
          {
            guard: ({ event }) => isPasswordRefused(event.output),
            actions: assign({ fields: ({ context, event }) => withPasswordError(context, event.output) }),
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
            hasUnansweredSignUp: true,
          }),
          target: 'failed',
        },
      },
    },
    connectingBackend: {
      invoke: {
        src: 'connectBackend',
        input: ({ context }) => accountOf(context),
        onDone: {
          actions: emit(({ context, event }) => connectedEvent(context, event.output)),
          target: 'fullAccess',
        },
        onError: {
          actions: [
            assign({ limitation: ({ event }) => messageOf(event.error) }),
            emit(({ context, event }) => limitedEvent(context, event.error)),
          ],
          target: 'limitedAccess',
        },
      },
    },
    fullAccess: { type: 'final' },
    limitedAccess: { type: 'final' },
  },
})
