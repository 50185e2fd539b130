import * as v from 'valibot'
import { assign, setup } from 'xstate'
import type { SignInValues } from '../../domain/signIn.ts'
import { signInFailureMessage, signInSchema } from '../../domain/signIn.ts'
import type { BackendOutcome, ProviderOutcome, SignInDecision } from '../../domain/signInOutcome.ts'
import { signInDecision } from '../../domain/signInOutcome.ts'
import type { HostedUser } from '../../hosted/user.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { editField, validateFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { BackendGrant, SessionGrantedEvent } from '../../session/session.types.ts'
import { accessCodeDelay, readAccessCodeHash } from './accessCode.ts'

type SignInFields = { email: string; password: string }

/** What the provider says, and whom it has signed in, if only by the password so far. */
export interface ProviderAnswer {
  outcome: ProviderOutcome
  hostedUser: HostedUser | null
}

/** What the backend says, and what it gave where it accepted. */
export interface BackendAnswer {
  outcome: BackendOutcome
  grant: BackendGrant | null
}

export interface DemoLoginContext {
  fields: Fields<SignInFields>
  /** Why the last attempt let nobody in, shown until the next. */
  failure: string | null
  /** The configured hash of the master access code; '' where there is none. */
  accessCodeHash: string
  /** Wrong access codes so far: each makes the next check wait longer. */
  wrongCodes: number
  /** The provider's answer in this attempt; null before it came. */
  provider: ProviderAnswer | null
}

export type DemoLoginEvent =
  | { type: 'field.edited'; name: keyof SignInFields; value: string }
  | { type: 'form.submitted' }
  | { type: 'factor.verified' }
  | { type: 'challenge.cancelled' }

interface Granted {
  type: 'signIn.granted'
  /** What the session is told. */
  how: SessionGrantedEvent
  notice: SignInDecision['notice']
}

/** How long the next check of an access code waits, in milliseconds. */
export function accessCodePause({ wrongCodes }: DemoLoginContext): number {
  return accessCodeDelay(wrongCodes)
}

export const credentials = ({ fields }: DemoLoginContext): SignInValues =>
  v.parse(signInSchema, fields.values)

interface BackendAnswered {
  context: DemoLoginContext
  event: { output: BackendAnswer }
}

export const decisionOf = ({ context, event }: BackendAnswered): SignInDecision =>
  signInDecision(context.provider?.outcome ?? 'refused', event.output.outcome)

export function grantedBy({ context, event }: BackendAnswered): Granted {
  const { notice } = decisionOf({ context, event })
  const { grant } = event.output
  const hostedUser = context.provider?.hostedUser ?? null
  if (grant) return { type: 'signIn.granted', how: { type: 'backend.granted', grant, hostedUser }, notice }
  if (hostedUser) return { type: 'signIn.granted', how: { type: 'hosted.granted', hostedUser }, notice }
  throw new Error('Somebody was let in whom neither service accepted.')
}

export const failureOf = ({ event }: { event: { error: unknown } }) =>
  signInFailureMessage({ status: 0, message: messageOf(event.error) })

/** What the machine of the demo login is made of. */
export const demoLoginSetup = setup({
  types: {
    context: {} as DemoLoginContext,
    events: {} as DemoLoginEvent,
    emitted: {} as Granted,
    input: {} as { accessCodeHash: string; email?: string },
    // busy: what is being checked stays as it is.
    // halfSignedIn: the provider has a session that must not be left behind.
    tags: {} as 'busy' | 'halfSignedIn',
  },
  actors: {
    askProvider: notProvided<ProviderAnswer, SignInValues>('askProvider'),
    askBackend: notProvided<BackendAnswer, SignInValues>('askBackend'),
    /** Ends the provider's session, on this device or on every one. */
    leaveProvider: notProvided<void, 'here' | 'everywhere'>('leaveProvider'),
    checkAccessCode: notProvided<boolean, { typed: string; hash: string }>('checkAccessCode'),
  },
  guards: {
    hasPassword: ({ context }) => context.fields.values.password !== '',
    hasEmail: ({ context }) => context.fields.values.email.trim() !== '',
    hasAccessCode: ({ context }) => readAccessCodeHash(context.accessCodeHash) !== null,
    hasWrongCodes: ({ context }) => context.wrongCodes > 0,
    isComplete: ({ context }) => validateFields(context.fields, signInSchema).isValid,
    isCancelled: ({ context }) => context.failure === null,
  },
  actions: {
    begin: assign({ failure: null, provider: null }),
    edit: assign(({ context, event }) =>
      event.type === 'field.edited' ? { fields: editField(context.fields, event.name, event.value) } : {},
    ),
    showFieldErrors: assign(({ context }) => {
      const validation = validateFields(context.fields, signInSchema)
      return validation.isValid ? {} : { fields: validation.fields }
    }),
    clearPassword: assign({ fields: ({ context }) => editField(context.fields, 'password', '') }),
  },
  delays: { accessCodePause: ({ context }) => accessCodePause(context) },
})
