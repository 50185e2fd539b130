import { assign, emit, setup } from 'xstate'
import { newPasswordSchema } from '../../domain/password.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { AccountDetails } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { HostedUser } from '../../hosted/user.ts'
import { validateFields, withErrors } from '../../lib/forms/fields.ts'
import type { PasswordValues } from '../../lib/forms/passwordFields.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { SetupLinkContext } from '../../modules/setup-link/setupLink.ts'
import {
  initialSetupLinkContext,
  lookedUp,
  newAccountOf,
  setupLinkProblem,
} from '../../modules/setup-link/setupLink.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { SetupData } from '../../session/signUpStorage.ts'

/** The page's error message, and its reason. */
export interface MagicSetupFailure {
  message: 'Failed to create account' | 'Failed to create account. Please try again.'
  reason: string | null
}

interface MagicSetupContext extends SetupLinkContext {
  failure: MagicSetupFailure | null
  /** Why the link could not be claimed. */
  claimFailure: string | null
  /** The signed-in user, if the account existed before. */
  existingUser: HostedUser | null
}

export type MagicSetupEvent =
  | { type: 'field.edited'; name: keyof PasswordValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'check.retried' }

export type MagicSetupEmitted =
  | { type: 'account.created'; data: SetupData; token: string }
  | { type: 'account.existed'; token: string }
  /** Onboarding was completed earlier. */
  | { type: 'account.opened'; grant: BackendGrant; hostedUser: HostedUser }

export function initialMagicSetupContext(input: { token: string | null }): MagicSetupContext {
  return { ...initialSetupLinkContext(input), failure: null, claimFailure: null, existingUser: null }
}

const tokenOf = ({ token }: MagicSetupContext) => token ?? ''

/**
 * /magic-setup: an approved applicant chooses a password for the provider account. Onboarding does the rest. An account
 * that exists and accepts the password is used; with a backend account, it needs no onboarding.
 */
export const magicSetupMachine = setup({
  types: {
    context: {} as MagicSetupContext,
    events: {} as MagicSetupEvent,
    input: {} as { token: string | null },
    emitted: {} as MagicSetupEmitted,
  },
  actors: {
    lookUp: notProvided<SetupLookup, string>('lookUp'),
    signUp: notProvided<OpenedAccount, AccountDetails>('signUp'),
    /** Resolves to the reason if the link can no longer be used. */
    claim: notProvided<SetupTokenProblem | null, string>('claim'),
    /** Resolves to null without a backend account that accepts the password. */
    logInAtBackend: notProvided<BackendGrant | null, AccountDetails>('logInAtBackend'),
  },
  guards: {
    isUnverified: ({ context }) => context.problem === 'unverified',
    isNew: ({ context }) => context.existingUser === null,
    hasPasswords: ({ context: { fields } }) =>
      fields.values.password !== '' && fields.values.confirmPassword !== '',
    isComplete: ({ context }) => validateFields(context.fields, newPasswordSchema).isValid,
  },
  actions: {
    showFieldErrors: assign({ fields: ({ context }) => withErrors(context.fields, newPasswordSchema) }),
    recordNoAnswer: assign({
      failure: ({ event }) => ({
        message: 'Failed to create account. Please try again.' as const,
        reason: messageOf((event as unknown as { error: unknown }).error),
      }),
    }),
  },
}).createMachine({
  id: 'magic-setup',
  context: ({ input }) => initialMagicSetupContext(input),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'lookUp',
        input: ({ context }) => tokenOf(context),
        onDone: [
          {
            guard: ({ event }) => setupLinkProblem(event.output) === null,
            actions: assign(({ event }) => lookedUp(event.output)),
            target: 'form',
          },
          { actions: assign(({ event }) => lookedUp(event.output)), target: 'invalid' },
        ],
        onError: { actions: assign({ problem: 'unverified' }), target: 'invalid' },
      },
    },
    invalid: {
      on: { 'check.retried': { guard: 'isUnverified', target: 'loading' } },
    },
    form: {
      initial: 'choosingPassword',
      on: {
        'field.edited': {
          actions: assign({
            fields: ({ context, event }) => editPasswordField(context.fields, event.name, event.value),
          }),
        },
        'form.submitted': [
          { guard: 'isComplete', target: 'checkingLink' },
          { guard: 'hasPasswords', actions: 'showFieldErrors' },
        ],
      },
      states: {
        choosingPassword: {},
        failed: {},
      },
    },
    checkingLink: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'lookUp',
        input: ({ context }) => tokenOf(context),
        onDone: [
          { guard: ({ event }) => setupLinkProblem(event.output) === null, target: 'creatingAccount' },
          { actions: assign(({ event }) => lookedUp(event.output)), target: 'invalid' },
        ],
        onError: { actions: 'recordNoAnswer', target: 'form.failed' },
      },
    },
    creatingAccount: {
      invoke: {
        src: 'signUp',
        input: ({ context }) => newAccountOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'refused',
            actions: assign({
              failure: ({ event: { output } }) => ({
                message: 'Failed to create account',
                reason: output.kind === 'refused' ? output.reason : null,
              }),
            }),
            target: 'form.failed',
          },
          { guard: ({ event }) => event.output.kind === 'exists', target: 'alreadyExists' },
          {
            actions: assign({
              existingUser: ({ event: { output } }) =>
                output.kind === 'created' && output.existed ? output.hostedUser : null,
            }),
            target: 'claiming',
          },
        ],
        onError: { actions: 'recordNoAnswer', target: 'form.failed' },
      },
    },
    claiming: {
      invoke: {
        src: 'claim',
        input: ({ context }) => tokenOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            actions: assign({ problem: ({ event }) => event.output, isAccountCreated: true }),
            target: 'invalid',
          },
          { guard: 'isNew', target: 'done' },
          { target: 'checkingBackend' },
        ],
        onError: {
          actions: assign({ claimFailure: ({ event }) => messageOf(event.error) }),
          target: 'interrupted',
        },
      },
    },
    /** The account exists and its link could not be claimed. */
    interrupted: { on: { 'form.submitted': 'claiming' } },
    checkingBackend: {
      invoke: {
        src: 'logInAtBackend',
        input: ({ context }) => newAccountOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            actions: emit(({ context, event }) => ({
              type: 'account.opened',
              grant: event.output as BackendGrant,
              hostedUser: context.existingUser as HostedUser,
            })),
            target: 'opened',
          },
          { target: 'done' },
        ],
        onError: 'done',
      },
    },
    alreadyExists: {
      type: 'final',
      entry: emit(({ context }) => ({ type: 'account.existed', token: tokenOf(context) })),
    },
    /** The dashboard opens. */
    opened: { type: 'final' },
    done: {
      type: 'final',
      entry: emit(({ context }) => ({
        type: 'account.created',
        data: newAccountOf(context),
        token: tokenOf(context),
      })),
    },
  },
})
