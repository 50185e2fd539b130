import * as v from 'valibot'
import { assign, emit, sendTo, setup } from 'xstate'
import { adminDecision } from '../../domain/adminSignIn.ts'
import { type SignInValues, signInSchema } from '../../domain/signIn.ts'
import type { ProviderOutcome } from '../../domain/signInOutcome.ts'
import type { HostedUser } from '../../hosted/user.ts'
import { createFields, editField, type Fields, validateFields, withErrors } from '../../lib/forms/fields.ts'
import { callbackNotProvided, notProvided } from '../../lib/xstate/notProvided.ts'
import type { BackendGrant } from '../../session/session.types.ts'

type AdminFields = { email: string; password: string }

interface AdminLoginContext {
  fields: Fields<AdminFields>
  failure: string | null
  hostedUser: HostedUser | null
}

export type AdminLoginEvent =
  | { type: 'field.edited'; name: keyof AdminFields; value: string }
  | { type: 'form.submitted' }
  | { type: 'secondFactor.verified' }
  | { type: 'secondFactor.cancelled' }

/** `hostedUser` is set after a correct password, even if a second factor is required. */
export interface ProviderResult {
  outcome: ProviderOutcome
  hostedUser: HostedUser | null
}

export interface AdminCheckResult {
  /** Null if the check failed. */
  isAdmin: boolean | null
  /** Null if the backend login failed. */
  grant: BackendGrant | null
}

/** `finished`: the provider session was passed to the app or ended by the check. */
export type UnfinishedSignInEvent = { type: 'signIn.started' | 'signIn.finished' | 'signIn.abandoned' }

export interface AdminLoginInput {
  /** Fills in the form. */
  email?: string
}

export function initialAdminLoginContext({ email = '' }: AdminLoginInput = {}): AdminLoginContext {
  return { fields: createFields({ email, password: '' }), failure: null, hostedUser: null }
}

/** Clears the password and keeps the email. */
const backToForm = ({ fields }: AdminLoginContext) => ({
  fields: editField(fields, 'password', ''),
  hostedUser: null,
})

const failedWith = (
  context: AdminLoginContext,
  outcome: ProviderOutcome,
  isAdmin: boolean | null = null,
) => ({
  ...backToForm(context),
  failure: adminDecision(outcome, isAdmin).message,
})

// The form is read-only while the credentials are checked.
const ignoreForm = { 'field.edited': {}, 'form.submitted': {} }

/** Signs in an admin. Emits nothing before all checks have passed. */
export const adminLoginMachine = setup({
  types: {
    context: {} as AdminLoginContext,
    events: {} as AdminLoginEvent,
    input: {} as AdminLoginInput | undefined,
    emitted: {} as { type: 'admin.admitted'; hostedUser: HostedUser; grant: BackendGrant | null },
  },
  actors: {
    signIn: notProvided<ProviderResult, SignInValues>('signIn'),
    /** Ends the provider session if the user is not an admin or the check failed. */
    checkAdmin: notProvided<AdminCheckResult, SignInValues>('checkAdmin'),
    endUnfinishedSignIn: callbackNotProvided<UnfinishedSignInEvent, undefined>('endUnfinishedSignIn'),
  },
  guards: {
    isComplete: ({ context }) => validateFields(context.fields, signInSchema).isValid,
  },
  actions: {
    showFieldErrors: assign({ fields: ({ context }) => withErrors(context.fields, signInSchema) }),
    sendSignInStarted: sendTo('unfinishedSignIn', { type: 'signIn.started' }),
    sendSignInFinished: sendTo('unfinishedSignIn', { type: 'signIn.finished' }),
    sendSignInAbandoned: sendTo('unfinishedSignIn', { type: 'signIn.abandoned' }),
  },
}).createMachine({
  id: 'admin-login',
  context: ({ input }) => initialAdminLoginContext(input),
  invoke: { id: 'unfinishedSignIn', src: 'endUnfinishedSignIn' },
  initial: 'editing',
  on: {
    'field.edited': {
      actions: assign({ fields: ({ context, event }) => editField(context.fields, event.name, event.value) }),
    },
    'form.submitted': [{ guard: 'isComplete', target: '.signingIn' }, { actions: 'showFieldErrors' }],
  },
  states: {
    editing: {},
    signingIn: {
      tags: 'busy',
      entry: assign({ failure: null }),
      on: ignoreForm,
      invoke: {
        src: 'signIn',
        input: ({ context }) => v.parse(signInSchema, context.fields.values),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome === 'accepted',
            actions: [assign({ hostedUser: ({ event }) => event.output.hostedUser }), 'sendSignInStarted'],
            target: 'checkingAdmin',
          },
          {
            guard: ({ event }) => event.output.outcome === 'secondFactor',
            actions: [assign({ hostedUser: ({ event }) => event.output.hostedUser }), 'sendSignInStarted'],
            target: 'challenged',
          },
          {
            actions: assign(({ context, event }) => failedWith(context, event.output.outcome)),
            target: 'failed',
          },
        ],
        onError: {
          actions: assign(({ context }) => failedWith(context, 'unreachable')),
          target: 'failed',
        },
      },
    },
    challenged: {
      on: {
        ...ignoreForm,
        'secondFactor.verified': { target: 'checkingAdmin' },
        'secondFactor.cancelled': {
          actions: [assign(({ context }) => backToForm(context)), 'sendSignInAbandoned'],
          target: 'editing',
        },
      },
    },
    checkingAdmin: {
      tags: 'busy',
      on: ignoreForm,
      invoke: {
        src: 'checkAdmin',
        input: ({ context }) => v.parse(signInSchema, context.fields.values),
        onDone: [
          {
            guard: ({ event }) => adminDecision('accepted', event.output.isAdmin).isAdmitted,
            actions: [
              'sendSignInFinished',
              emit(({ context, event }) => ({
                type: 'admin.admitted',
                hostedUser: requireHostedUser(context),
                grant: event.output.grant,
              })),
            ],
            target: 'admitted',
          },
          {
            guard: ({ event }) => event.output.isAdmin === false,
            actions: ['sendSignInFinished', assign(({ context }) => failedWith(context, 'accepted', false))],
            target: 'denied',
          },
          {
            actions: ['sendSignInFinished', assign(({ context }) => failedWith(context, 'accepted'))],
            target: 'failed',
          },
        ],
        onError: {
          actions: ['sendSignInAbandoned', assign(({ context }) => failedWith(context, 'accepted'))],
          target: 'failed',
        },
      },
    },
    denied: {},
    failed: {},
    // Waits for the redirect. Not final: that would stop unfinishedSignIn before it receives signIn.finished.
    admitted: { tags: 'busy', on: ignoreForm },
  },
})

function requireHostedUser({ hostedUser }: AdminLoginContext): HostedUser {
  if (hostedUser === null) throw new Error('The admin check requires a provider session.')
  return hostedUser
}
