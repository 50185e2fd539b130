import * as v from 'valibot'
import { assign, setup } from 'xstate'
import { type SignInValues, signInFailureMessage, signInSchema } from '../../domain/signIn.ts'
import {
  type BackendOutcome,
  type ProviderOutcome,
  type SignInDecision,
  signInDecision,
} from '../../domain/signInOutcome.ts'
import type { HostedUser } from '../../hosted/user.ts'
import { createFields, editField, type Fields, validateFields, withErrors } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { trimInvisible } from '../../lib/text/text.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { BackendGrant, SessionGrantedEvent } from '../../session/session.types.ts'
import { accessCodeDelayMs, readAccessCodeHash } from './accessCode.ts'

type SignInFields = { email: string; password: string }

/** `hostedUser` is set after a correct password, even if a second factor is required. */
export interface ProviderResult {
  outcome: ProviderOutcome
  hostedUser: HostedUser | null
}

export interface LinkClaim {
  token: string
  email: string
}

export interface BackendResult {
  outcome: BackendOutcome
  grant: BackendGrant | null
}

export interface DemoLoginContext {
  fields: Fields<SignInFields>
  failure: string | null
  /** The configured hash of the master access code; empty if there is none. */
  accessCodeHash: string
  /** The token of the setup link that led to this page, or null. */
  setupToken: string | null
  /** Number of wrong access codes. Each one increases the delay of the next check. */
  wrongCodes: number
  /** Result of the provider in this attempt; null before it arrived. */
  provider: ProviderResult | null
  /** Result of the backend in this attempt; null before it arrived. */
  backend: BackendResult | null
}

export interface DemoLoginInput {
  accessCodeHash: string
  email?: string
  setupToken?: string | null
  /** Number of wrong access codes before this visit. */
  wrongCodes?: number
}

export type DemoLoginEvent =
  | { type: 'field.edited'; name: keyof SignInFields; value: string }
  | { type: 'form.submitted' }
  | { type: 'secondFactor.verified' }
  | { type: 'secondFactor.cancelled' }

interface SignInGranted {
  type: 'signIn.granted'
  sessionEvent: SessionGrantedEvent
  notice: SignInDecision['notice']
}

export function codeCheckDelayMs({ wrongCodes }: DemoLoginContext): number {
  return accessCodeDelayMs(wrongCodes)
}

export const credentials = ({ fields }: DemoLoginContext): SignInValues =>
  v.parse(signInSchema, fields.values)

/** Whether the provider accepted the credentials and the backend has no account with them. */
export function lacksBackendAccount({ provider }: DemoLoginContext, { outcome }: BackendResult): boolean {
  return provider?.outcome === 'accepted' && outcome !== 'accepted' && outcome.status === 401
}

/** Null until the services have answered. */
export function decisionOf({ provider, backend }: DemoLoginContext): SignInDecision | null {
  return provider && signInDecision(provider.outcome, backend?.outcome ?? null)
}

export function signInGranted(context: DemoLoginContext): SignInGranted {
  const { issue = null, notice = null } = decisionOf(context) ?? {}
  const grant = context.backend?.grant ?? null
  const hostedUser = context.provider?.hostedUser ?? null
  if (grant)
    return { type: 'signIn.granted', sessionEvent: { type: 'backend.granted', grant, hostedUser }, notice }
  if (hostedUser && issue) {
    return {
      type: 'signIn.granted',
      sessionEvent: { type: 'hosted.granted', hostedUser, backendIssue: issue },
      notice,
    }
  }
  throw new Error('Neither service accepted the credentials.')
}

export const unexpectedFailure = ({ event }: { event: { error: unknown } }) =>
  signInFailureMessage({ status: 0, message: messageOf(event.error) })

export function initialDemoLoginContext({
  accessCodeHash,
  email = '',
  setupToken = null,
  wrongCodes = 0,
}: DemoLoginInput): DemoLoginContext {
  return {
    fields: createFields({ email, password: '' }),
    failure: null,
    accessCodeHash,
    setupToken,
    wrongCodes,
    provider: null,
    backend: null,
  }
}

export const demoLoginBase = setup({
  types: {
    context: {} as DemoLoginContext,
    events: {} as DemoLoginEvent,
    emitted: {} as SignInGranted | { type: 'wrongCodes.changed'; count: number },
    input: {} as DemoLoginInput,
    // busy: the fields are read-only.
    // hasProviderSession: there is a provider session that must be ended if the user leaves.
    tags: {} as 'busy' | 'hasProviderSession',
  },
  actors: {
    signInAtProvider: notProvided<ProviderResult, SignInValues>('signInAtProvider'),
    logInAtBackend: notProvided<BackendResult, SignInValues>('logInAtBackend'),
    /** Claims the application of a setup link that was sent to the signed-in user. */
    claimApplication: notProvided<void, LinkClaim>('claimApplication'),
    /** Registers the owner of an approved application at the backend and logs in. */
    completeSetup: notProvided<BackendResult, SignInValues>('completeSetup'),
    signOutOfProvider: notProvided<void, 'here' | 'everywhere'>('signOutOfProvider'),
    checkAccessCode: notProvided<boolean, { typed: string; hash: string }>('checkAccessCode'),
  },
  guards: {
    hasPassword: ({ context }) => context.fields.values.password !== '',
    hasEmail: ({ context }) => trimInvisible(context.fields.values.email) !== '',
    hasAccessCode: ({ context }) => readAccessCodeHash(context.accessCodeHash) !== null,
    hasWrongCodes: ({ context }) => context.wrongCodes > 0,
    isComplete: ({ context }) => validateFields(context.fields, signInSchema).isValid,
    hasSetupToken: ({ context }) => context.setupToken !== null,
    isCancelled: ({ context }) => context.failure === null,
  },
  actions: {
    clearResult: assign({ failure: null, provider: null, backend: null }),
    acceptProvider: assign({
      provider: ({ context }) => context.provider && { ...context.provider, outcome: 'accepted' },
    }),
    saveFailure: assign({ failure: ({ context }) => decisionOf(context)?.message ?? null }),
    editField: assign(({ context, event }) =>
      event.type === 'field.edited' ? { fields: editField(context.fields, event.name, event.value) } : {},
    ),
    showFieldErrors: assign({ fields: ({ context }) => withErrors(context.fields, signInSchema) }),
    clearPassword: assign({ fields: ({ context }) => editField(context.fields, 'password', '') }),
  },
  delays: { codeCheckDelay: ({ context }) => codeCheckDelayMs(context) },
})
