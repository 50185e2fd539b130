import { assign, sendParent, setup } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import type { WaitlistAction } from '../../../modules/status/applicationStatus.ts'

/** The actions that run in the list; 'review' opens a dialog with its own machine. */
export type ApplicationAction = Exclude<WaitlistAction, 'review'>

/** `accountError`: why the backend account of a cleanup could not be removed; null if it was, or need not be. */
export type ActionOutcome =
  | { kind: 'done'; application: Application; accountError: string | null }
  /** Another admin changed the application first; nothing was done. */
  | { kind: 'changed'; application: Application }
  | { kind: 'notFound' }

/** The state of an action, as the list stores it. */
export interface ActionProgress {
  state: 'resending' | 'resetting' | 'cleaning' | 'failed'
  action: ApplicationAction
  reason: string | null
}

/** Sent to the list's machine. `id` is the application's id. */
export type ActionReport =
  | { type: 'action.progressed'; id: string; progress: ActionProgress }
  | { type: 'action.finished'; id: string; action: ApplicationAction; outcome: ActionOutcome }
  | { type: 'action.failed'; id: string; action: ApplicationAction; reason: string }

/** `hasBackend`: whether the admin has a backend token. */
export type ActionRequest =
  | { type: `${ApplicationAction}.requested`; hasBackend: boolean }
  | { type: 'retry.requested'; hasBackend: boolean }

/** `application` as displayed to the admin. */
export interface ActionInput {
  application: Application
  hasBackend: boolean
}

/** One action on one application. The list starts it for a request and stops it when it has finished. */
export const applicationActionMachine = setup({
  types: {
    context: {} as ActionInput & { action: ApplicationAction; reason: string | null },
    events: {} as ActionRequest,
    input: {} as { application: Application },
  },
  actors: {
    resendEmail: notProvided<ActionOutcome, ActionInput>('resendEmail'),
    reset: notProvided<ActionOutcome, ActionInput>('reset'),
    cleanup: notProvided<ActionOutcome, ActionInput>('cleanup'),
  },
  guards: {
    isAction: ({ context }, action: ApplicationAction) => context.action === action,
  },
  actions: {
    startAction: assign((_, { action, hasBackend }: { action: ApplicationAction; hasBackend: boolean }) => ({
      action,
      hasBackend,
      reason: null,
    })),
    reportProgress: sendParent(
      ({ context: { application, action, reason } }, state: ActionProgress['state']): ActionReport => ({
        type: 'action.progressed',
        id: application.id,
        progress: { state, action, reason },
      }),
    ),
    reportFinished: sendParent(
      ({ context: { application, action } }, outcome: ActionOutcome): ActionReport => ({
        type: 'action.finished',
        id: application.id,
        action,
        outcome,
      }),
    ),
    saveReason: assign((_, reason: string) => ({ reason })),
    reportFailure: sendParent(
      ({ context: { application, action, reason } }): ActionReport => ({
        type: 'action.failed',
        id: application.id,
        action,
        reason: reason ?? '',
      }),
    ),
  },
}).createMachine({
  id: 'application-action',
  context: ({ input }) => ({ ...input, hasBackend: false, action: 'reset', reason: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'resend.requested': {
          actions: { type: 'startAction', params: ({ event }) => ({ ...event, action: 'resend' }) },
          target: 'resending',
        },
        'reset.requested': {
          actions: { type: 'startAction', params: ({ event }) => ({ ...event, action: 'reset' }) },
          target: 'resetting',
        },
        'cleanup.requested': {
          actions: { type: 'startAction', params: ({ event }) => ({ ...event, action: 'cleanup' }) },
          target: 'cleaning',
        },
      },
    },
    resending: {
      entry: { type: 'reportProgress', params: 'resending' },
      invoke: {
        src: 'resendEmail',
        input: ({ context }) => context,
        onDone: { actions: { type: 'reportFinished', params: ({ event }) => event.output }, target: 'idle' },
        onError: {
          actions: { type: 'saveReason', params: ({ event }) => messageOf(event.error) },
          target: 'failed',
        },
      },
    },
    resetting: {
      entry: { type: 'reportProgress', params: 'resetting' },
      invoke: {
        src: 'reset',
        input: ({ context }) => context,
        onDone: { actions: { type: 'reportFinished', params: ({ event }) => event.output }, target: 'idle' },
        onError: {
          actions: { type: 'saveReason', params: ({ event }) => messageOf(event.error) },
          target: 'failed',
        },
      },
    },
    cleaning: {
      entry: { type: 'reportProgress', params: 'cleaning' },
      invoke: {
        src: 'cleanup',
        input: ({ context }) => context,
        onDone: { actions: { type: 'reportFinished', params: ({ event }) => event.output }, target: 'idle' },
        onError: {
          actions: { type: 'saveReason', params: ({ event }) => messageOf(event.error) },
          target: 'failed',
        },
      },
    },
    failed: {
      entry: [{ type: 'reportProgress', params: 'failed' }, 'reportFailure'],
      on: {
        'retry.requested': [
          {
            guard: { type: 'isAction', params: 'resend' },
            actions: { type: 'startAction', params: ({ event }) => ({ ...event, action: 'resend' }) },
            target: 'resending',
          },
          {
            guard: { type: 'isAction', params: 'reset' },
            actions: { type: 'startAction', params: ({ event }) => ({ ...event, action: 'reset' }) },
            target: 'resetting',
          },
          {
            actions: { type: 'startAction', params: ({ event }) => ({ ...event, action: 'cleanup' }) },
            target: 'cleaning',
          },
        ],
      },
    },
  },
})
