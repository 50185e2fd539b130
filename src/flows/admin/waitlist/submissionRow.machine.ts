import { assign, sendParent, setup } from 'xstate'
import type { WaitlistAction } from '../../../domain/waitlist.ts'
import type { WaitlistSubmission } from '../../../hosted/submissions.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

/** What is done with an application right in its row. */
export type RowAction = Exclude<WaitlistAction, 'review'>

/** What came of it. `leftover` is why the backend's account is still there; null where it is not. */
export type RowOutcome =
  | { kind: 'done'; submission: WaitlistSubmission; leftover: string | null }
  /** Somebody else decided meanwhile: nothing was done. */
  | { kind: 'changed'; submission: WaitlistSubmission }
  | { kind: 'gone' }

/** What a row is at, as its list keeps it. */
export interface RowWork {
  state: 'resending' | 'resetting' | 'cleaning' | 'partlyCleaned' | 'removing' | 'failed'
  action: RowAction
  /** Why it failed, or what is left of a cleanup. */
  reason: string | null
}

/** What a row tells its list. */
export type RowReport =
  | { type: 'row.moved'; id: string; work: RowWork }
  | { type: 'row.finished'; id: string; action: RowAction; outcome: RowOutcome }
  /** `isPartial`: all but the backend's account is done. */
  | { type: 'row.failed'; id: string; action: RowAction; reason: string; isPartial: boolean }
  | { type: 'account.removed'; id: string }

/** What is asked of a row. `hasBackend`: the admin has a token there. */
export type RowRequest =
  | { type: `${RowAction}.requested`; hasBackend: boolean }
  | { type: 'retry.requested'; hasBackend: boolean }

/** What an action needs: the application as the admin sees it. */
export interface RowInput {
  submission: WaitlistSubmission
  hasBackend: boolean
}

/** One application that something is done with. Started for it, and stopped when it rests again. */
export const submissionRowMachine = setup({
  types: {
    context: {} as RowInput & { action: RowAction; reason: string | null },
    events: {} as RowRequest,
    input: {} as { submission: WaitlistSubmission },
  },
  actors: {
    resendEmail: notProvided<RowOutcome, RowInput>('resendEmail'),
    reset: notProvided<RowOutcome, RowInput>('reset'),
    cleanup: notProvided<RowOutcome, RowInput>('cleanup'),
    removeAccount: notProvided<void, RowInput>('removeAccount'),
  },
  guards: {
    isOf: ({ context }, action: RowAction) => context.action === action,
    isPartial: (_, outcome: RowOutcome) => outcome.kind === 'done' && outcome.leftover !== null,
  },
  actions: {
    begin: assign((_, { action, hasBackend }: { action: RowAction; hasBackend: boolean }) => ({
      action,
      hasBackend,
      reason: null,
    })),
    tell: sendParent(
      ({ context: { submission, action, reason } }, state: RowWork['state']): RowReport => ({
        type: 'row.moved',
        id: submission.id,
        work: { state, action, reason },
      }),
    ),
    finish: sendParent(
      ({ context: { submission, action } }, outcome: RowOutcome): RowReport => ({
        type: 'row.finished',
        id: submission.id,
        action,
        outcome,
      }),
    ),
    keepLeftover: assign((_, outcome: RowOutcome) =>
      outcome.kind === 'done' ? { submission: outcome.submission, reason: outcome.leftover } : {},
    ),
    keepReason: assign((_, reason: string) => ({ reason })),
    tellFailure: sendParent(
      ({ context: { submission, action, reason } }, { isPartial }: { isPartial: boolean }): RowReport => ({
        type: 'row.failed',
        id: submission.id,
        action,
        reason: reason ?? '',
        isPartial,
      }),
    ),
  },
}).createMachine({
  id: 'admin-row',
  context: ({ input }) => ({ ...input, hasBackend: false, action: 'reset', reason: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'resend.requested': {
          actions: { type: 'begin', params: ({ event }) => ({ ...event, action: 'resend' }) },
          target: 'resending',
        },
        'reset.requested': {
          actions: { type: 'begin', params: ({ event }) => ({ ...event, action: 'reset' }) },
          target: 'resetting',
        },
        'cleanup.requested': {
          actions: { type: 'begin', params: ({ event }) => ({ ...event, action: 'cleanup' }) },
          target: 'cleaning',
        },
      },
    },
    resending: {
      entry: { type: 'tell', params: 'resending' },
      invoke: {
        src: 'resendEmail',
        input: ({ context }) => context,
        onDone: { actions: { type: 'finish', params: ({ event }) => event.output }, target: 'resting' },
        onError: {
          actions: { type: 'keepReason', params: ({ event }) => messageOf(event.error) },
          target: 'failed',
        },
      },
    },
    resetting: {
      entry: { type: 'tell', params: 'resetting' },
      invoke: {
        src: 'reset',
        input: ({ context }) => context,
        onDone: { actions: { type: 'finish', params: ({ event }) => event.output }, target: 'resting' },
        onError: {
          actions: { type: 'keepReason', params: ({ event }) => messageOf(event.error) },
          target: 'failed',
        },
      },
    },
    cleaning: {
      entry: { type: 'tell', params: 'cleaning' },
      invoke: {
        src: 'cleanup',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isPartial', params: ({ event }) => event.output },
            actions: [
              { type: 'keepLeftover', params: ({ event }) => event.output },
              { type: 'finish', params: ({ event }) => event.output },
            ],
            target: 'partlyCleaned',
          },
          { actions: { type: 'finish', params: ({ event }) => event.output }, target: 'resting' },
        ],
        onError: {
          actions: { type: 'keepReason', params: ({ event }) => messageOf(event.error) },
          target: 'failed',
        },
      },
    },
    /** The application is pending again, and its account is still there. */
    partlyCleaned: {
      entry: { type: 'tell', params: 'partlyCleaned' },
      on: {
        'retry.requested': {
          actions: { type: 'begin', params: ({ event }) => ({ ...event, action: 'cleanup' }) },
          target: 'removing',
        },
      },
    },
    removing: {
      entry: { type: 'tell', params: 'removing' },
      invoke: {
        src: 'removeAccount',
        input: ({ context }) => context,
        onDone: {
          actions: sendParent(
            ({ context }): RowReport => ({ type: 'account.removed', id: context.submission.id }),
          ),
          target: 'resting',
        },
        onError: {
          actions: [
            { type: 'keepReason', params: ({ event }) => messageOf(event.error) },
            { type: 'tellFailure', params: { isPartial: true } },
          ],
          target: 'partlyCleaned',
        },
      },
    },
    failed: {
      entry: [
        { type: 'tell', params: 'failed' },
        { type: 'tellFailure', params: { isPartial: false } },
      ],
      on: {
        'retry.requested': [
          {
            guard: { type: 'isOf', params: 'resend' },
            actions: { type: 'begin', params: ({ event }) => ({ ...event, action: 'resend' }) },
            target: 'resending',
          },
          {
            guard: { type: 'isOf', params: 'reset' },
            actions: { type: 'begin', params: ({ event }) => ({ ...event, action: 'reset' }) },
            target: 'resetting',
          },
          {
            actions: { type: 'begin', params: ({ event }) => ({ ...event, action: 'cleanup' }) },
            target: 'cleaning',
          },
        ],
      },
    },
  },
})
