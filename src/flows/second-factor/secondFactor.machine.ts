import { assign, emit, setup } from 'xstate'
import type { Factor } from '../../hosted/factors.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import { CODE_LENGTH } from '../../modules/code-entry/codeEntry.ts'
import { canRetry, errorReasonOf, type SecondFactorErrorReason } from './secondFactor.errors.ts'

export interface CodeAnswer {
  factorId: string
  challengeId: string
  code: string
}

export interface SecondFactorContext {
  /** The verified factors: authenticator apps first, then phones. */
  factors: Factor[]
  /** The chosen factor, or null before the factors are listed. */
  factorId: string | null
  /** Null before a challenge was requested. */
  challengeId: string | null
  code: string
  error: SecondFactorErrorReason | null
  /** The message of the last failed call. It names the wait after too many attempts. */
  failure: string
  /** Why the current challenge replaced an earlier one: it expired, or the user requested a new code. */
  notice: 'expired' | 'resent' | null
  /** Whether the delay after the last text message is over. */
  canResend: boolean
}

export type SecondFactorEvent =
  | { type: 'code.edited'; code: string }
  | { type: 'form.submitted' }
  | { type: 'factor.chosen'; factorId: string }
  | { type: 'code.resendRequested' }
  | { type: 'retry.requested' }
  | { type: 'back.requested' }

export const initialSecondFactorContext: SecondFactorContext = {
  factors: [],
  factorId: null,
  challengeId: null,
  code: '',
  error: null,
  failure: '',
  notice: null,
  canResend: false,
}

export function chosenFactor({ factors, factorId }: SecondFactorContext): Factor | null {
  return factors.find(({ id }) => id === factorId) ?? null
}

function sortUsable(factors: Factor[]): Factor[] {
  const verified = factors.filter(({ isVerified }) => isVerified)
  return [
    ...verified.filter(({ type }) => type === 'totp'),
    ...verified.filter(({ type }) => type === 'phone'),
  ]
}

function requireId(id: string | null): string {
  if (id === null) throw new Error('No factor or no challenge is set.')
  return id
}

/** Asks for the code of a second factor and emits whether it was verified. */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    emitted: {} as { type: 'secondFactor.verified' } | { type: 'secondFactor.cancelled' },
  },
  actors: {
    listFactors: notProvided<Factor[]>('listFactors'),
    /** Returns the challenge id. */
    challengeFactor: notProvided<string, string>('challengeFactor'),
    verifyCode: notProvided<void, CodeAnswer>('verifyCode'),
  },
  guards: {
    isComplete: ({ context }) => context.code.length === CODE_LENGTH,
    isPhone: ({ context }) => chosenFactor(context)?.type === 'phone',
    isOtherFactor: ({ context, event }) =>
      event.type === 'factor.chosen' &&
      event.factorId !== context.factorId &&
      context.factors.some(({ id }) => id === event.factorId),
    canResend: ({ context }) => context.canResend,
    canRetry: ({ context }) => canRetry(context.error),
    /** An earlier challenge is still valid. */
    hasChallenge: ({ context }) => context.challengeId !== null,
  },
  actions: {
    editCode: assign(({ event }) => (event.type === 'code.edited' ? { code: event.code, error: null } : {})),
    chooseFactor: assign(({ event }) =>
      event.type === 'factor.chosen'
        ? { factorId: event.factorId, challengeId: null, code: '', error: null, notice: null }
        : {},
    ),
    setError: assign(({ event }) =>
      'error' in event ? { error: errorReasonOf(event.error), failure: messageOf(event.error) } : {},
    ),
  },
  delays: {
    resendDelay: 30_000,
  },
}).createMachine({
  id: 'second-factor',
  context: initialSecondFactorContext,
  initial: 'loading',
  on: { 'back.requested': { actions: emit({ type: 'secondFactor.cancelled' }) } },
  states: {
    loading: {
      entry: assign(initialSecondFactorContext),
      invoke: {
        src: 'listFactors',
        onDone: [
          {
            guard: ({ event }) => sortUsable(event.output).length > 0,
            actions: assign(({ event }) => {
              const factors = sortUsable(event.output)
              return { factors, factorId: factors[0]?.id ?? null }
            }),
            target: 'challenging',
          },
          { actions: assign({ error: 'noFactor' }), target: 'failed' },
        ],
        onError: { actions: 'setError', target: 'failed' },
      },
    },
    challenging: {
      // Password managers may fill in the code before the challenge exists.
      on: { 'code.edited': { actions: 'editCode' } },
      invoke: {
        src: 'challengeFactor',
        input: ({ context }) => requireId(context.factorId),
        onDone: [
          {
            guard: 'isComplete',
            actions: assign({ challengeId: ({ event }) => event.output, canResend: false }),
            target: 'challenged.verifying',
          },
          {
            actions: assign({ challengeId: ({ event }) => event.output, canResend: false }),
            target: 'challenged',
          },
        ],
        onError: [
          {
            guard: 'hasChallenge',
            actions: ['setError', assign({ notice: null })],
            target: 'challenged',
          },
          { actions: 'setError', target: 'failed' },
        ],
      },
    },
    challenged: {
      initial: 'entering',
      after: { resendDelay: { guard: 'isPhone', actions: assign({ canResend: true }) } },
      states: {
        entering: {
          on: {
            'code.edited': { actions: 'editCode' },
            'form.submitted': [
              { guard: 'isComplete', target: 'verifying' },
              { actions: assign({ error: 'incomplete' }) },
            ],
            'factor.chosen': {
              guard: 'isOtherFactor',
              actions: 'chooseFactor',
              target: '#second-factor.challenging',
            },
            'code.resendRequested': {
              guard: 'canResend',
              actions: assign({ code: '', error: null, notice: 'resent' }),
              target: '#second-factor.challenging',
            },
          },
        },
        verifying: {
          entry: assign({ error: null, notice: null }),
          invoke: {
            src: 'verifyCode',
            input: ({ context: { factorId, challengeId, code } }) => ({
              factorId: requireId(factorId),
              challengeId: requireId(challengeId),
              code,
            }),
            onDone: { target: '#second-factor.verified' },
            onError: [
              {
                guard: ({ event }) => errorReasonOf(event.error) === 'codeExpired',
                actions: assign({ code: '', challengeId: null, notice: 'expired' }),
                target: '#second-factor.challenging',
              },
              {
                guard: ({ event }) => ['factorNotFound', 'signInEnded'].includes(errorReasonOf(event.error)),
                actions: ['setError', assign({ code: '' })],
                target: '#second-factor.failed',
              },
              {
                guard: ({ event }) => errorReasonOf(event.error) === 'wrongCode',
                actions: assign({ code: '', error: 'wrongCode' }),
                target: 'entering',
              },
              // The code is kept, because it may still be valid.
              { actions: 'setError', target: 'entering' },
            ],
          },
        },
      },
    },
    failed: {
      on: {
        'retry.requested': { guard: 'canRetry', target: 'loading' },
        'factor.chosen': { guard: 'isOtherFactor', actions: 'chooseFactor', target: 'challenging' },
      },
    },
    verified: { type: 'final', entry: emit({ type: 'secondFactor.verified' }) },
  },
})
