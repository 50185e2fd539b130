import { assign, emit, setup } from 'xstate'
import type { NewAccount } from '../../domain/registration.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { validateFields, withErrors } from '../../lib/forms/fields.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import { ACCOUNT_SCHEMAS, type AccountPage } from './accountFields.ts'
import {
  type AccountFailure,
  type AccountSetupContext,
  type AccountSetupEmitted,
  type AccountSetupEvent,
  type AccountSetupInput,
  accountOf,
  fieldsOf,
  initialAccountSetupContext,
  isForAnotherPerson,
  linkProblem,
  requireUser,
} from './accountSetup.context.ts'

export interface AccountRequest {
  page: AccountPage
  account: NewAccount
  allowExisting: boolean
}

/** `isSignedIn`: with the session in which the link was opened. */
export interface ClaimRequest {
  page: AccountPage
  token: string
  isSignedIn: boolean
}

/** Null if the application was claimed. `signInRequired`: the user must sign in first, for example with a second factor. */
export type ClaimResult = 'signInRequired' | SetupTokenProblem | null

const tokenOf = ({ context }: { context: AccountSetupContext }) => context.token ?? ''

const requestOf = ({ context }: { context: AccountSetupContext }): AccountRequest => ({
  page: context.page,
  account: accountOf(context),
  allowExisting: context.allowExisting,
})

const failed = (kind: 'failed' | 'unfinished', error: unknown): AccountFailure => ({
  kind,
  reason: messageOf(error),
})

/**
 * Creates an account from a setup link, or connects a signed-in user's account with the application: check the link, sign
 * up, claim the application, connect to the backend. /signup has no link, so it only signs up and connects. The link is
 * checked again when the form is sent. After the sign-up, a retry continues with the step that failed.
 */
export const accountSetupMachine = setup({
  types: {
    context: {} as AccountSetupContext,
    events: {} as AccountSetupEvent,
    input: {} as AccountSetupInput,
    emitted: {} as AccountSetupEmitted,
  },
  actors: {
    lookUp: notProvided<SetupLookup, string>('lookUp'),
    /** Rejects with a message for the user if it is unknown whether the account was created. */
    signUp: notProvided<OpenedAccount, AccountRequest>('signUp'),
    claim: notProvided<ClaimResult, ClaimRequest>('claim'),
    /** Resolves to null if the account was registered without a login. Rejects with the reason for limited access. */
    connectBackend: notProvided<BackendGrant | null, AccountRequest>('connectBackend'),
    markRegistered: notProvided<void>('markRegistered'),
    signOut: notProvided<void>('signOut'),
  },
  guards: {
    isSetup: ({ context }) => context.page === 'setup',
    isMagicSetup: ({ context }) => context.page === 'magicSetup',
    isSignup: ({ context }) => context.page === 'signup',
    hasUser: ({ context }) => context.user !== null,
    isDenied: ({ context }) => !context.hasAccess,
    hasExistingAccount: ({ context }) => context.failure?.kind === 'exists',
    hasBackendAccess: ({ context }) => context.user?.hasBackendAccess === true,
    needsOnboarding: ({ context }) => context.page === 'magicSetup' && !context.hasExisted,
    isUnclaimed: ({ context }) => context.outcome === 'unclaimed',
    hasNoBackendAccount: ({ context }) => context.outcome === 'noBackendAccount',
    isComplete: ({ context: { page, user, fields } }) =>
      user !== null || validateFields(fields, ACCOUNT_SCHEMAS[page]).isValid,
  },
  actions: {
    showFieldErrors: assign({
      fields: ({ context: { page, fields } }) => withErrors(fields, ACCOUNT_SCHEMAS[page]),
    }),
    recordLookUp: assign(({ context }, lookup: SetupLookup) => ({
      fields: fieldsOf(lookup),
      problem: linkProblem(context, lookup),
    })),
    recordFailure: assign({ failure: (_, failure: AccountFailure) => failure }),
  },
}).createMachine({
  id: 'account-setup',
  context: ({ input }) => initialAccountSetupContext(input),
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isDenied', target: 'accessDenied' },
        { guard: 'hasExistingAccount', target: 'accountExists' },
        { guard: 'isSignup', target: 'form' },
      ],
      invoke: {
        src: 'lookUp',
        input: tokenOf,
        onDone: [
          {
            guard: ({ context, event }) => isForAnotherPerson(context, event.output),
            actions: { type: 'recordLookUp', params: ({ event }) => event.output },
            target: 'forAnotherPerson',
          },
          {
            guard: ({ context, event }) => context.user !== null && event.output.state === 'used',
            target: 'done',
          },
          {
            guard: ({ context, event }) => linkProblem(context, event.output) === null,
            actions: { type: 'recordLookUp', params: ({ event }) => event.output },
            target: 'form',
          },
          { actions: { type: 'recordLookUp', params: ({ event }) => event.output }, target: 'rejected' },
        ],
        onError: { actions: assign({ problem: 'unverified' }), target: 'unverified' },
      },
    },
    /** Lasts until the Screen leaves the page. */
    accessDenied: { entry: emit({ type: 'access.denied' }) },
    forAnotherPerson: {},
    /** The look-up failed. */
    unverified: { on: { 'check.retried': 'checking' } },
    rejected: {},
    /** The email has an account with another password, or with a second factor. */
    accountExists: {},
    form: {
      initial: 'editing',
      on: {
        'field.edited': {
          actions: assign({
            fields: ({ context, event }) => editPasswordField(context.fields, event.name, event.value),
          }),
        },
        'form.submitted': [{ guard: 'isComplete', target: 'recheckingLink' }, { actions: 'showFieldErrors' }],
      },
      states: { editing: {}, failed: {} },
    },
    recheckingLink: {
      entry: assign({ failure: null, isSubmitted: true }),
      always: [
        { guard: 'isSignup', target: 'creatingAccount' },
        { guard: 'hasUser', target: 'claiming' },
      ],
      invoke: {
        src: 'lookUp',
        input: tokenOf,
        onDone: [
          {
            guard: ({ context, event }) => linkProblem(context, event.output) === null,
            target: 'creatingAccount',
          },
          {
            actions: assign({ problem: ({ context, event }) => linkProblem(context, event.output) }),
            target: 'rejected',
          },
        ],
        onError: {
          actions: { type: 'recordFailure', params: ({ event }) => failed('failed', event.error) },
          target: 'form.failed',
        },
      },
    },
    creatingAccount: {
      invoke: {
        src: 'signUp',
        input: requestOf,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'created',
            actions: assign(({ event: { output } }) =>
              output.kind === 'created'
                ? { hostedUser: output.hostedUser, hasExisted: output.existed === true }
                : {},
            ),
            target: 'claiming',
          },
          {
            guard: ({ context, event }) => context.page === 'magicSetup' && event.output.kind === 'exists',
            actions: emit({ type: 'account.existed' }),
            target: 'accountExists',
          },
          {
            guard: ({ context, event }) => context.page === 'registration' && event.output.kind === 'exists',
            target: 'accountExists',
          },
          {
            guard: ({ event }) => event.output.kind === 'exists',
            actions: assign({ failure: { kind: 'exists' } }),
            target: 'form.failed',
          },
          {
            guard: ({ context, event }) => isPasswordRefused(context, event.output),
            actions: assign({
              fields: ({ context, event }) => ({
                ...context.fields,
                errors: { password: refusalReason(event.output) },
              }),
            }),
            target: 'form.editing',
          },
          {
            actions: {
              type: 'recordFailure',
              params: ({ event }) => ({ kind: 'refused', reason: refusalReason(event.output) }),
            },
            target: 'form.failed',
          },
        ],
        onError: {
          actions: [
            { type: 'recordFailure', params: ({ event }) => failed('failed', event.error) },
            assign({ allowExisting: true }),
          ],
          target: 'form.failed',
        },
      },
    },
    claiming: {
      always: { guard: 'isSignup', target: 'connectingBackend' },
      invoke: {
        src: 'claim',
        input: ({ context }) => ({
          page: context.page,
          token: context.token ?? '',
          isSignedIn: context.user !== null,
        }),
        onDone: [
          { guard: ({ event }) => event.output === 'signInRequired', target: 'signInRequired' },
          {
            guard: ({ event }) => event.output !== null,
            actions: assign({ problem: ({ event }) => event.output as SetupTokenProblem }),
            target: 'rejected',
          },
          { guard: 'hasBackendAccess', target: 'done' },
          // The backend account needs the password, which a session does not contain.
          { guard: 'hasUser', target: 'signInRequired' },
          {
            guard: 'needsOnboarding',
            target: 'startingOnboarding',
          },
          { target: 'connectingBackend' },
        ],
        onError: {
          actions: { type: 'recordFailure', params: ({ event }) => failed('unfinished', event.error) },
          target: 'interrupted',
        },
      },
    },
    connectingBackend: {
      invoke: {
        src: 'connectBackend',
        input: requestOf,
        onDone: [
          { guard: 'isSetup', actions: assign({ outcome: 'unmarked' }), target: 'markingRegistered' },
          {
            actions: emit(({ context, event }) => ({
              type: 'account.connected',
              grant: event.output as BackendGrant,
              hostedUser: requireUser(context),
            })),
            target: 'fullAccess',
          },
        ],
        onError: [
          // The provider account is enough to sign in, which then creates the backend account.
          {
            guard: 'isSetup',
            actions: assign({ outcome: 'noBackendAccount' }),
            target: 'markingRegistered',
          },
          // Onboarding registers, which can be repeated.
          { guard: 'isMagicSetup', target: 'startingOnboarding' },
          {
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
        ],
      },
    },
    markingRegistered: {
      invoke: {
        src: 'markRegistered',
        onDone: [
          { guard: 'hasNoBackendAccount', target: 'signingOut' },
          { actions: assign({ outcome: 'complete' }), target: 'signingOut' },
        ],
        onError: {
          actions: { type: 'recordFailure', params: ({ event }) => failed('unfinished', event.error) },
          target: 'interrupted',
        },
      },
    },
    signingOut: {
      // The device is signed out even if the call fails.
      invoke: { src: 'signOut', onDone: 'done', onError: 'done' },
    },
    /** The account exists, and its link could not be claimed or its application not be marked as registered. */
    interrupted: {
      on: {
        'form.submitted': [{ guard: 'isUnclaimed', target: 'claiming' }, { target: 'markingRegistered' }],
        'steps.skipped': 'signingOut',
      },
    },
    startingOnboarding: {
      type: 'final',
      entry: emit(({ context }) => ({ type: 'account.created', account: accountOf(context) })),
    },
    fullAccess: { type: 'final' },
    limitedAccess: { type: 'final' },
    /** The demo login opens, which finishes the setup. */
    signInRequired: { type: 'final', entry: emit({ type: 'signIn.requested' }) },
    done: {
      type: 'final',
      entry: emit(({ context }) => ({ type: 'setup.finished', outcome: context.outcome })),
    },
  },
})

/** Whether the page shows the reason below the password: /setup and /magic-setup show it above the form. */
function isPasswordRefused({ page }: AccountSetupContext, outcome: OpenedAccount): boolean {
  if (page === 'setup' || page === 'magicSetup') return false
  return outcome.kind === 'refused' && outcome.field === 'password'
}

/** The reason of a refused sign-up, otherwise empty. */
function refusalReason(outcome: OpenedAccount): string {
  return outcome.kind === 'refused' ? outcome.reason : ''
}
