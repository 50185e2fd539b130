import { assign, emit, setup } from 'xstate'
import { newPasswordSchema } from '../../domain/password.ts'
import type { AccountDetails, AccountOutcome } from '../../hosted/createAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
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
import type { SetupData } from '../../session/signUpStorage.ts'

/** The page's error message, and its reason. */
export interface MagicSetupFailure {
  message: 'Failed to create account' | 'Failed to create account. Please try again.'
  reason: string | null
}

/** Identifies the link to mark. */
export interface MagicSetupMark {
  token: string
}

interface MagicSetupContext extends SetupLinkContext {
  failure: MagicSetupFailure | null
  /** Whether the response of an earlier sign-up was lost: it may have created the account. */
  hasUnansweredSignUp: boolean
  /** Whether the account was created here and did not exist before. */
  isNew: boolean
}

export type MagicSetupEvent =
  | { type: 'field.edited'; name: keyof PasswordValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'check.retried' }

export type MagicSetupEmitted =
  | { type: 'account.created'; data: SetupData; token: string }
  | { type: 'account.existed'; token: string }

/** The account to create. With `allowExisting`, an account that accepts the password counts as created. */
export interface AccountRequest {
  account: AccountDetails
  allowExisting: boolean
}

export function initialMagicSetupContext(input: { token: string | null }): MagicSetupContext {
  return { ...initialSetupLinkContext(input), failure: null, hasUnansweredSignUp: false, isNew: false }
}

const tokenOf = ({ token }: MagicSetupContext) => token ?? ''

/** /magic-setup: an approved applicant chooses a password for the provider account. Onboarding does the rest. */
export const magicSetupMachine = setup({
  types: {
    context: {} as MagicSetupContext,
    events: {} as MagicSetupEvent,
    input: {} as { token: string | null },
    emitted: {} as MagicSetupEmitted,
  },
  actors: {
    lookUp: notProvided<SetupLookup, string>('lookUp'),
    signUp: notProvided<AccountOutcome, AccountRequest>('signUp'),
    markUsed: notProvided<void, MagicSetupMark>('markUsed'),
  },
  guards: {
    isUnverified: ({ context }) => context.problem === 'unverified',
    isNew: ({ context }) => context.isNew,
    hasPasswords: ({ context: { fields } }) =>
      fields.values.password !== '' && fields.values.confirmPassword !== '',
    isComplete: ({ context }) => validateFields(context.fields, newPasswordSchema).isValid,
  },
  actions: {
    showFieldErrors: assign({ fields: ({ context }) => withErrors(context.fields, newPasswordSchema) }),
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
          { guard: 'isComplete', target: 'creatingAccount' },
          { guard: 'hasPasswords', actions: 'showFieldErrors' },
        ],
      },
      states: {
        choosingPassword: {},
        failed: {},
      },
    },
    creatingAccount: {
      entry: assign({ failure: null }),
      invoke: {
        src: 'signUp',
        input: ({ context }) => ({
          account: newAccountOf(context),
          allowExisting: context.hasUnansweredSignUp,
        }),
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
          { actions: assign({ isNew: ({ event }) => event.output.kind === 'created' }), target: 'marking' },
        ],
        onError: {
          actions: assign({
            failure: ({ event }) => ({
              message: 'Failed to create account. Please try again.',
              reason: messageOf(event.error),
            }),
            hasUnansweredSignUp: true,
          }),
          target: 'form.failed',
        },
      },
    },
    marking: {
      invoke: {
        src: 'markUsed',
        input: ({ context }) => ({ token: tokenOf(context) }),
        onDone: [{ guard: 'isNew', target: 'done' }, { target: 'alreadyExists' }],
        // The account exists, and onboarding marks the link again.
        onError: [{ guard: 'isNew', target: 'done' }, { target: 'alreadyExists' }],
      },
    },
    alreadyExists: {
      type: 'final',
      entry: emit(({ context }) => ({ type: 'account.existed', token: tokenOf(context) })),
    },
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
