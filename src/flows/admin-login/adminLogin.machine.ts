import * as v from 'valibot'
import { assign, emit, sendTo, setup } from 'xstate'
import { adminDecision } from '../../domain/adminSignIn.ts'
import type { SignInValues } from '../../domain/signIn.ts'
import { signInSchema } from '../../domain/signIn.ts'
import type { ProviderOutcome } from '../../domain/signInOutcome.ts'
import type { HostedUser } from '../../hosted/user.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { createFields, editField, validateFields } from '../../lib/forms/fields.ts'
import { callbackNotProvided, notProvided } from '../../lib/xstate/notProvided.ts'
import type { BackendGrant } from '../../session/session.types.ts'

type AdminFields = { email: string; password: string }

interface AdminLoginContext {
  fields: Fields<AdminFields>
  /** The message of the last attempt, shown until the next. */
  failure: string | null
  /** Whom the provider has signed in; null where it has not, or that has ended. */
  hostedUser: HostedUser | null
}

export type AdminLoginEvent =
  | { type: 'field.edited'; name: keyof AdminFields; value: string }
  | { type: 'form.submitted' }
  /** The second factor was shown, or is not going to be. */
  | { type: 'challenge.passed' }
  | { type: 'challenge.cancelled' }

/** The provider's word, and whom it signed in: before a second factor, too. */
export interface ProviderAnswer {
  outcome: ProviderOutcome
  hostedUser: HostedUser | null
}

/** Whether they are an admin, null where that could not be read; and what the backend granted an admin, if anything. */
export interface AdminAnswer {
  isAdmin: boolean | null
  grant: BackendGrant | null
}

/** What becomes of a provider's session that lets nobody in yet: it was given to the app or ended, or is left. */
export type HalfSessionEvent = { type: 'session.begun' | 'session.settled' | 'session.abandoned' }

/** Back to the form. The password is asked for again, the e-mail stays. */
const withoutPassword = ({ fields }: AdminLoginContext) => ({
  fields: editField(fields, 'password', ''),
  hostedUser: null,
})

const failedWith = (
  context: AdminLoginContext,
  outcome: ProviderOutcome,
  isAdmin: boolean | null = null,
) => ({
  ...withoutPassword(context),
  failure: adminDecision(outcome, isAdmin).message,
})

// What is being checked stays as it is until the answer is there.
const ignoreForm = { 'field.edited': {}, 'form.submitted': {} }

/** Sign-in of an admin. Nobody is let in, and nothing kept, before all of it is checked. */
export const adminLoginMachine = setup({
  types: {
    context: {} as AdminLoginContext,
    events: {} as AdminLoginEvent,
    emitted: {} as { type: 'admin.admitted'; hostedUser: HostedUser; grant: BackendGrant | null },
  },
  actors: {
    signIn: notProvided<ProviderAnswer, SignInValues>('signIn'),
    /** Ends the provider's session as well where they are not known to be an admin. */
    checkAdmin: notProvided<AdminAnswer, SignInValues>('checkAdmin'),
    /** Ends the provider's session where the login is left halfway. */
    endHalfSession: callbackNotProvided<HalfSessionEvent, undefined>('endHalfSession'),
  },
  guards: {
    isComplete: ({ context }) => validateFields(context.fields, signInSchema).isValid,
  },
  actions: {
    showFieldErrors: assign(({ context }) => {
      const validation = validateFields(context.fields, signInSchema)
      return validation.isValid ? {} : { fields: validation.fields }
    }),
    noteBegun: sendTo('halfSession', { type: 'session.begun' }),
    noteSettled: sendTo('halfSession', { type: 'session.settled' }),
    abandonSession: sendTo('halfSession', { type: 'session.abandoned' }),
  },
}).createMachine({
  id: 'admin-login',
  context: { fields: createFields({ email: '', password: '' }), failure: null, hostedUser: null },
  invoke: { id: 'halfSession', src: 'endHalfSession' },
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
            actions: [assign({ hostedUser: ({ event }) => event.output.hostedUser }), 'noteBegun'],
            target: 'checkingAdmin',
          },
          {
            guard: ({ event }) => event.output.outcome === 'secondFactor',
            actions: [assign({ hostedUser: ({ event }) => event.output.hostedUser }), 'noteBegun'],
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
        'challenge.passed': { target: 'checkingAdmin' },
        'challenge.cancelled': {
          actions: [assign(({ context }) => withoutPassword(context)), 'abandonSession'],
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
              'noteSettled',
              emit(({ context, event }) => ({
                type: 'admin.admitted',
                hostedUser: hostedUserOf(context),
                grant: event.output.grant,
              })),
            ],
            target: 'admitted',
          },
          {
            guard: ({ event }) => event.output.isAdmin === false,
            actions: ['noteSettled', assign(({ context }) => failedWith(context, 'accepted', false))],
            target: 'denied',
          },
          {
            actions: ['noteSettled', assign(({ context }) => failedWith(context, 'accepted'))],
            target: 'failed',
          },
        ],
        onError: {
          actions: ['abandonSession', assign(({ context }) => failedWith(context, 'accepted'))],
          target: 'failed',
        },
      },
    },
    denied: {},
    failed: {},
    // Until the route's guard leads on. Not final: that would stop the keeper of half sessions before it has heard that
    // the session is whole.
    admitted: { tags: 'busy', on: ignoreForm },
  },
})

function hostedUserOf({ hostedUser }: AdminLoginContext): HostedUser {
  if (hostedUser === null) throw new Error('Who is checked was signed in by the provider.')
  return hostedUser
}
