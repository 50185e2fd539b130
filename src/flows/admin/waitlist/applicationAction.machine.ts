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
  state: 'running' | 'failed'
  action: ApplicationAction
  reason: string | null
}

/** Sent to the list's machine. `id` is the application's id. */
export type ActionReport =
  | { type: 'action.progressed'; id: string; progress: ActionProgress }
  | { type: 'action.finished'; id: string; action: ApplicationAction; outcome: ActionOutcome }
  | { type: 'action.failed'; id: string; action: ApplicationAction; reason: string }

/** `application` as displayed to the admin. `hasBackend`: whether the admin has a backend token. */
export interface ActionInput {
  application: Application
  action: ApplicationAction
  hasBackend: boolean
}

/** One action on one application. The list starts it for a request and stops it when it has finished. */
export const applicationActionMachine = setup({
  types: {
    context: {} as ActionInput & { reason: string | null },
    events: {} as { type: 'retry.requested'; hasBackend: boolean },
    input: {} as ActionInput,
  },
  actors: { act: notProvided<ActionOutcome, ActionInput>('act') },
  actions: {
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
  context: ({ input }) => ({ ...input, reason: null }),
  initial: 'running',
  states: {
    running: {
      entry: { type: 'reportProgress', params: 'running' },
      invoke: {
        src: 'act',
        input: ({ context }) => context,
        onDone: { actions: { type: 'reportFinished', params: ({ event }) => event.output } },
        onError: { actions: assign({ reason: ({ event }) => messageOf(event.error) }), target: 'failed' },
      },
    },
    failed: {
      entry: [{ type: 'reportProgress', params: 'failed' }, 'reportFailure'],
      on: {
        'retry.requested': {
          actions: assign({ hasBackend: ({ event }) => event.hasBackend, reason: null }),
          target: 'running',
        },
      },
    },
  },
})
