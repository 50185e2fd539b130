import { assign, emit, setup } from 'xstate'
import type { Factor } from '../../hosted/factors.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'
import type { Trouble } from './trouble.ts'
import { canRetry, troubleOf } from './trouble.ts'

const CODE_LENGTH = 6

export interface CodeAnswer {
  factorId: string
  challengeId: string
  code: string
}

export interface SecondFactorContext {
  /** The verified factors, an authenticator app before a telephone. */
  factors: Factor[]
  /** The one that is asked; null while there is none. */
  factorId: string | null
  /** What its answer answers; null until it was asked. */
  challengeId: string | null
  code: string
  trouble: Trouble | null
  /** A challenge took the place of another: it had expired, or the person asked for a new code. */
  news: 'expired' | 'resent' | null
  /** The pause since the last text message is over. */
  canResend: boolean
}

export type SecondFactorEvent =
  | { type: 'code.edited'; code: string }
  | { type: 'form.submitted' }
  | { type: 'factor.chosen'; factorId: string }
  | { type: 'code.resendRequested' }
  | { type: 'retry.requested' }
  | { type: 'back.requested' }

const START: SecondFactorContext = {
  factors: [],
  factorId: null,
  challengeId: null,
  code: '',
  trouble: null,
  news: null,
  canResend: false,
}

/** The factor that is asked, or is to be. */
export function chosenFactor({ factors, factorId }: SecondFactorContext): Factor | null {
  return factors.find(({ id }) => id === factorId) ?? null
}

function usable(factors: Factor[]): Factor[] {
  const verified = factors.filter(({ isVerified }) => isVerified)
  return [
    ...verified.filter(({ type }) => type === 'totp'),
    ...verified.filter(({ type }) => type === 'phone'),
  ]
}

function idOf(id: string | null): string {
  if (id === null) throw new Error('There is no factor, or no challenge, to go on with.')
  return id
}

/** Asks for the code of a second factor. What becomes of the sign-in is told by what it emits. */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    emitted: {} as { type: 'factor.verified' } | { type: 'challenge.cancelled' },
  },
  actors: {
    listFactors: notProvided<Factor[]>('listFactors'),
    /** Gives the challenge's id. */
    challengeFactor: notProvided<string, string>('challengeFactor'),
    verifyCode: notProvided<void, CodeAnswer>('verifyCode'),
  },
  guards: {
    isComplete: ({ context }) => context.code.length === CODE_LENGTH,
    isPhone: ({ context }) => chosenFactor(context)?.type === 'phone',
    isAnother: ({ context, event }) =>
      event.type === 'factor.chosen' &&
      event.factorId !== context.factorId &&
      context.factors.some(({ id }) => id === event.factorId),
    canResend: ({ context }) => context.canResend,
    canRetry: ({ context }) => canRetry(context.trouble),
    /** The answer of an earlier challenge is still good. */
    hasChallenge: ({ context }) => context.challengeId !== null,
  },
  actions: {
    edit: assign(({ event }) => (event.type === 'code.edited' ? { code: event.code, trouble: null } : {})),
    choose: assign(({ event }) =>
      event.type === 'factor.chosen'
        ? { factorId: event.factorId, challengeId: null, code: '', trouble: null, news: null }
        : {},
    ),
  },
  delays: {
    resendPause: 30_000,
  },
}).createMachine({
  id: 'second-factor',
  context: START,
  initial: 'loading',
  on: { 'back.requested': { actions: emit({ type: 'challenge.cancelled' }) } },
  states: {
    loading: {
      entry: assign(START),
      invoke: {
        src: 'listFactors',
        onDone: [
          {
            guard: ({ event }) => usable(event.output).length > 0,
            actions: assign(({ event }) => {
              const factors = usable(event.output)
              return { factors, factorId: factors[0]?.id ?? null }
            }),
            target: 'challenging',
          },
          { actions: assign({ trouble: 'noFactor' }), target: 'failed' },
        ],
        onError: { actions: assign({ trouble: ({ event }) => troubleOf(event.error) }), target: 'failed' },
      },
    },
    challenging: {
      // An app's code is known before it is asked for; a password manager fills it in at once.
      on: { 'code.edited': { actions: 'edit' } },
      invoke: {
        src: 'challengeFactor',
        input: ({ context }) => idOf(context.factorId),
        onDone: [
          {
            guard: 'isComplete',
            actions: assign({ challengeId: ({ event }) => event.output, canResend: false }),
            target: 'asked.verifying',
          },
          {
            actions: assign({ challengeId: ({ event }) => event.output, canResend: false }),
            target: 'asked',
          },
        ],
        onError: [
          {
            guard: 'hasChallenge',
            actions: assign({ trouble: ({ event }) => troubleOf(event.error), news: null }),
            target: 'asked',
          },
          { actions: assign({ trouble: ({ event }) => troubleOf(event.error) }), target: 'failed' },
        ],
      },
    },
    asked: {
      initial: 'entering',
      after: { resendPause: { guard: 'isPhone', actions: assign({ canResend: true }) } },
      states: {
        entering: {
          on: {
            'code.edited': { actions: 'edit' },
            'form.submitted': [
              { guard: 'isComplete', target: 'verifying' },
              { actions: assign({ trouble: 'incomplete' }) },
            ],
            'factor.chosen': {
              guard: 'isAnother',
              actions: 'choose',
              target: '#second-factor.challenging',
            },
            'code.resendRequested': {
              guard: 'canResend',
              actions: assign({ code: '', trouble: null, news: 'resent' }),
              target: '#second-factor.challenging',
            },
          },
        },
        verifying: {
          entry: assign({ trouble: null, news: null }),
          invoke: {
            src: 'verifyCode',
            input: ({ context: { factorId, challengeId, code } }) => ({
              factorId: idOf(factorId),
              challengeId: idOf(challengeId),
              code,
            }),
            onDone: { target: '#second-factor.verified' },
            onError: [
              {
                guard: ({ event }) => troubleOf(event.error) === 'challengeExpired',
                actions: assign({ code: '', challengeId: null, news: 'expired' }),
                target: '#second-factor.challenging',
              },
              {
                guard: ({ event }) => ['factorGone', 'signInEnded'].includes(troubleOf(event.error)),
                actions: assign({ code: '', trouble: ({ event }) => troubleOf(event.error) }),
                target: '#second-factor.failed',
              },
              {
                guard: ({ event }) => troubleOf(event.error) === 'wrongCode',
                actions: assign({ code: '', trouble: 'wrongCode' }),
                target: 'entering',
              },
              // The code may still be right.
              { actions: assign({ trouble: ({ event }) => troubleOf(event.error) }), target: 'entering' },
            ],
          },
        },
      },
    },
    failed: {
      on: {
        'retry.requested': { guard: 'canRetry', target: 'loading' },
        'factor.chosen': { guard: 'isAnother', actions: 'choose', target: 'challenging' },
      },
    },
    verified: { type: 'final', entry: emit({ type: 'factor.verified' }) },
  },
})
