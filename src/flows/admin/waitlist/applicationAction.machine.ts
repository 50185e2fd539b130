import { assign, sendParent, setup } from 'xstate'
import type { WaitlistAction } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'

/** What is done with an application right in its row. */
export type ApplicationAction = Exclude<WaitlistAction, 'review'>

/** What came of it. `leftover` is why the backend's account is still there; null where it is not. */
export type ActionOutcome =
  | { kind: 'done'; submission: Application; leftover: string | null }
  /** Somebody else decided meanwhile: nothing was done. */
  | { kind: 'changed'; submission: Application }
  | { kind: 'gone' }

/** What a row is at, as its list keeps it. */
export interface ActionProgress {
  state: 'resending' | 'resetting' | 'cleaning' | 'partlyCleaned' | 'removing' | 'failed'
  action: ApplicationAction
  /** Why it failed, or what is left of a cleanup. */
  reason: string | null
}

/** What a row tells its list. */
export type ActionReport =
  | { type: 'row.moved'; id: string; work: ActionProgress }
  | { type: 'row.finished'; id: string; action: ApplicationAction; outcome: ActionOutcome }
  /** `isPartial`: all but the backend's account is done. */
  | { type: 'row.failed'; id: string; action: ApplicationAction; reason: string; isPartial: boolean }
  | { type: 'account.removed'; id: string }

/** What is asked of a row. `hasBackend`: the admin has a token there. */
export type ActionRequest =
  | { type: `${ApplicationAction}.requested`; hasBackend: boolean }
  | { type: 'retry.requested'; hasBackend: boolean }

/** What an action needs: the application as the admin sees it. */
export interface ActionInput {
  submission: Application
  hasBackend: boolean
}

/** One application that something is done with. Started for it, and stopped when it rests again. */
export const applicationActionMachine = setup({
  types: {
    context: {} as ActionInput & { action: ApplicationAction; reason: string | null },
    events: {} as ActionRequest,
    input: {} as { submission: Application },
  },
  actors: {
    resendEmail: notProvided<ActionOutcome, ActionInput>('resendEmail'),
    reset: notProvided<ActionOutcome, ActionInput>('reset'),
    cleanup: notProvided<ActionOutcome, ActionInput>('cleanup'),
    removeAccount: notProvided<void, ActionInput>('removeAccount'),
  },
  guards: {
    isOf: ({ context }, action: ApplicationAction) => context.action === action,
    isPartial: (_, outcome: ActionOutcome) => outcome.kind === 'done' && outcome.leftover !== null,
  },
  actions: {
    begin: assign((_, { action, hasBackend }: { action: ApplicationAction; hasBackend: boolean }) => ({
      action,
      hasBackend,
      reason: null,
    })),
    tell: sendParent(
      ({ context: { submission, action, reason } }, state: ActionProgress['state']): ActionReport => ({
        type: 'row.moved',
        id: submission.id,
        work: { state, action, reason },
      }),
    ),
    finish: sendParent(
      ({ context: { submission, action } }, outcome: ActionOutcome): ActionReport => ({
        type: 'row.finished',
        id: submission.id,
        action,
        outcome,
      }),
    ),
    keepLeftover: assign((_, outcome: ActionOutcome) =>
      outcome.kind === 'done' ? { submission: outcome.submission, reason: outcome.leftover } : {},
    ),
    keepReason: assign((_, reason: string) => ({ reason })),
    tellFailure: sendParent(
      ({ context: { submission, action, reason } }, { isPartial }: { isPartial: boolean }): ActionReport => ({
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
            ({ context }): ActionReport => ({ type: 'account.removed', id: context.submission.id }),
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
