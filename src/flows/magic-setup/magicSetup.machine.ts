import { assign, emit, setup } from 'xstate'
import { newPasswordSchema } from '../../domain/password.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { AccountDetails, AccountOutcome } from '../../hosted/createAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { createFields, validateFields } from '../../lib/forms/fields.ts'
import type { PasswordValues } from '../../lib/forms/passwordFields.ts'
import { editPasswordField } from '../../lib/forms/passwordFields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { SetupData } from '../../session/signUpStorage.ts'

/** Whom the link is for. `setupId` is its setup row's. */
export interface MagicSetupPerson {
  setupId: string
  email: string
  firstName: string
  lastName: string
}

/** `noEmail` is an application without an address. */
export type MagicSetupProblem = SetupTokenProblem | 'noEmail'

/** What did not work, and what can be done about it. */
export interface MagicSetupFailure {
  message: 'Failed to create account' | 'Failed to create account. Please try again.'
  reason: string | null
}

/** The setup row and the link that are spent, and the token that says so. */
export interface MagicSetupMark {
  setupId: string
  token: string
}

interface MagicSetupContext {
  /** Of the link; null where it has none. */
  token: string | null
  /** Known once the token was found. */
  person: MagicSetupPerson | null
  /** Of the last look-up, until the next one is answered. */
  problem: MagicSetupProblem | null
  fields: Fields<PasswordValues>
  failure: MagicSetupFailure | null
  /** A sign-up was sent whose answer did not come: an account that is found may be of its making. */
  isUnanswered: boolean
  /** The account was made here, and not found. */
  isNew: boolean
}

export type MagicSetupEvent =
  | { type: 'field.edited'; name: keyof PasswordValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'loading.retried' }

export type MagicSetupEmitted =
  | { type: 'account.created'; data: SetupData; token: string }
  | { type: 'account.existed'; token: string }

/** The account to be made, and whether an earlier sign-up may have made it. */
export interface AccountRequest {
  account: AccountDetails
  mayBeOurs: boolean
}

function personOf({ person }: MagicSetupContext): MagicSetupPerson {
  if (person === null) throw new Error('The form is shown for a usable token only.')
  return person
}

function accountOf(context: MagicSetupContext): AccountDetails & SetupData {
  const { email, firstName, lastName } = personOf(context)
  return { email, firstName, lastName, password: context.fields.values.password }
}

const tokenOf = ({ token }: MagicSetupContext) => token ?? ''

/** /magic-setup: an approved person chooses a password; onboarding makes the rest of it. */
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
    markSpent: notProvided<void, MagicSetupMark>('markSpent'),
  },
  guards: {
    isUnverified: ({ context }) => context.problem === 'unverified',
    isNew: ({ context }) => context.isNew,
    hasPasswords: ({ context: { fields } }) =>
      fields.values.password !== '' && fields.values.confirmPassword !== '',
    isComplete: ({ context }) => validateFields(context.fields, newPasswordSchema).isValid,
  },
  actions: {
    showFieldErrors: assign(({ context }) => {
      const validation = validateFields(context.fields, newPasswordSchema)
      return validation.isValid ? {} : { fields: validation.fields }
    }),
  },
}).createMachine({
  id: 'magic-setup',
  context: ({ input }) => ({
    token: input.token,
    person: null,
    problem: null,
    fields: createFields({ password: '', confirmPassword: '' }),
    failure: null,
    isUnanswered: false,
    isNew: false,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'lookUp',
        input: ({ context }) => tokenOf(context),
        onDone: [
          {
            guard: ({ event }) => problemIn(event.output) === null,
            actions: assign({ person: ({ event }) => personIn(event.output), problem: null }),
            target: 'form',
          },
          {
            actions: assign({
              person: ({ event }) => personIn(event.output),
              problem: ({ event }) => problemIn(event.output),
            }),
            target: 'invalid',
          },
        ],
        onError: { actions: assign({ problem: 'unverified' }), target: 'invalid' },
      },
    },
    invalid: {
      on: { 'loading.retried': { guard: 'isUnverified', target: 'loading' } },
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
        input: ({ context }) => ({ account: accountOf(context), mayBeOurs: context.isUnanswered }),
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
            isUnanswered: true,
          }),
          target: 'form.failed',
        },
      },
    },
    marking: {
      invoke: {
        src: 'markSpent',
        input: ({ context }) => ({ setupId: personOf(context).setupId, token: tokenOf(context) }),
        onDone: [{ guard: 'isNew', target: 'done' }, { target: 'alreadyExists' }],
        // The account is there, which is what counts; onboarding marks it again.
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
        data: accountOf(context),
        token: tokenOf(context),
      })),
    },
  },
})

/** Whom a token is for, or null. */
function personIn(lookup: SetupLookup): MagicSetupPerson | null {
  if (!('setup' in lookup) || lookup.setup.email === null) return null
  const { id, email, firstName, lastName } = lookup.setup
  return { setupId: id, email, firstName, lastName }
}

/** Why the form is not shown, or null. */
function problemIn(lookup: SetupLookup): MagicSetupProblem | null {
  if (lookup.state !== 'usable') return lookup.state
  return lookup.setup.email === null ? 'noEmail' : null
}
