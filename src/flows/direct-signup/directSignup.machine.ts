import * as v from 'valibot'
import { assign, emit, setup } from 'xstate'
import type { AccountValues } from '../../domain/accountForm.ts'
import { accountSchema } from '../../domain/accountForm.ts'
import type { SignUpRefusal } from '../../domain/signUpOutcome.ts'
import type { HostedUser } from '../../hosted/auth.ts'
import type { Fields } from '../../machines/fields.ts'
import { createFields, editField, validateFields } from '../../machines/fields.ts'
import { messageOf } from '../../machines/messageOf.ts'
import { notProvided } from '../../machines/notProvided.ts'
import type { BackendGrant } from '../../session/session.machine.ts'

/** The provider made the account and signed it in, or said what the person can do about it. */
export type AccountOutcome =
  | { kind: 'created'; hostedUser: HostedUser }
  | Exclude<SignUpRefusal, { kind: 'failed' }>

interface DirectSignupContext {
  fields: Fields<AccountValues>
  /** How often the form came back with wrong fields: each time the focus goes to the first of them. */
  sentBack: number
  /** Why the last attempt made no account, shown until the next: the address has one, or a reason. */
  failure: { kind: 'duplicate' } | { kind: 'failed'; reason: string } | null
  /** Signed in by the sign-up, which is done once and for all. */
  hostedUser: HostedUser | null
  /** Why the account begins without the backend. */
  limitation: string | null
}

export type DirectSignupEvent =
  | { type: 'field.edited'; name: keyof AccountValues; value: string }
  | { type: 'form.submitted' }

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
  'form.submitted': [{ guard: 'isComplete', target: 'creatingAccount' }, { actions: 'sendBack' }],
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
    createAccount: notProvided<AccountOutcome, AccountValues>('createAccount'),
    /** Fails with the reason why the account begins without the backend. */
    connectBackend: notProvided<BackendGrant, AccountValues>('connectBackend'),
  },
  guards: {
    isComplete: ({ context }) => validateFields(context.fields, accountSchema).isValid,
  },
  actions: {
    editField: assign(({ context, event }) =>
      event.type === 'field.edited' ? { fields: editField(context.fields, event.name, event.value) } : {},
    ),
    sendBack: assign(({ context }) => {
      const validation = validateFields(context.fields, accountSchema)
      return validation.isValid ? {} : { fields: validation.fields, sentBack: context.sentBack + 1 }
    }),
    sayDenied: emit({ type: 'access.denied' }),
  },
}).createMachine({
  id: 'direct-signup',
  context: {
    fields: createFields({ firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }),
    sentBack: 0,
    failure: null,
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
        input: ({ context }) => valuesOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'created',
            actions: assign({
              hostedUser: ({ event: { output } }) => (output.kind === 'created' ? output.hostedUser : null),
            }),
            target: 'connectingBackend',
          },
          {
            guard: ({ event }) => event.output.kind === 'weakPassword',
            actions: assign(({ context: { fields, sentBack }, event: { output } }) => ({
              fields: {
                ...fields,
                errors: { password: output.kind === 'weakPassword' ? output.message : '' },
              },
              sentBack: sentBack + 1,
            })),
            target: 'editing',
          },
          { actions: assign({ failure: { kind: 'duplicate' } }), target: 'failed' },
        ],
        onError: {
          actions: assign({
            failure: ({ event }) => ({ kind: 'failed' as const, reason: messageOf(event.error) }),
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
