import { type AnyEventObject, assign, emit, setup } from 'xstate'
import { callbackNotProvided } from '../../lib/xstate/notProvided.ts'
import {
  addDeletedCounts,
  type DeletedCounts,
  type DeletionFailure,
  NOTHING_DELETED,
} from './dataDeletion.ts'
import type { MissingPart } from './dataExport.ts'

export interface DataOwner {
  /** The backend account; null without one, when only this device has data. */
  backend: { id: string; email: string } | null
  /** The provider account; null in access mode demo. */
  hosted: { id: string; email: string; firstName: string; lastName: string } | null
}

/** Counts calls. `total` can grow while the task runs. */
export interface Progress {
  done: number
  total: number
}

export interface ExportFile {
  name: string
  text: string
}

export type ExportEvent =
  | ({ type: 'export.progressed' } & Progress)
  | { type: 'export.finished'; file: ExportFile; missing: readonly MissingPart[] }
  | { type: 'export.failed'; message: string }

export type DeletionEvent =
  | ({ type: 'deletion.progressed' } & Progress)
  | { type: 'deletion.finished'; deleted: DeletedCounts; failures: readonly DeletionFailure[] }

export type PrivacyEvent =
  | { type: 'owner.changed'; owner: DataOwner }
  /** The person has left System Settings. A task that runs goes on; a result that was shown is not shown again. */
  | { type: 'page.left' }
  | { type: 'export.requested' }
  | { type: 'export.cancelled' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.cancelled' }
  | { type: 'deletion.confirmed' }
  /** Deletes what the last attempt could not delete. */
  | { type: 'deletion.retried' }
  | ExportEvent
  | DeletionEvent

type PrivacyEmitted =
  | { type: 'data.exported'; file: ExportFile; missing: readonly MissingPart[] }
  | { type: 'export.failed'; message: string }
  | { type: 'deletion.failed'; failures: readonly DeletionFailure[] }

export interface PrivacyContext {
  owner: DataOwner
  progress: Progress
  /** What the last export does not contain. */
  missing: readonly MissingPart[]
  /** Error message of an export that produced no file. */
  failure: string | null
  /** Counts of all attempts of a deletion together. */
  deleted: DeletedCounts
  /** What the last attempt could not delete. */
  failures: readonly DeletionFailure[]
}

const NO_PROGRESS: Progress = { done: 0, total: 0 }

export const initialPrivacyContext = (owner: DataOwner): PrivacyContext => ({
  owner,
  progress: NO_PROGRESS,
  missing: [],
  failure: null,
  deleted: NOTHING_DELETED,
  failures: [],
})

/** Requests that are accepted while no task runs. */
const REQUESTS = { 'export.requested': 'exporting', 'deletion.requested': 'confirmingDelete' } as const

export const privacyMachine = setup({
  types: {
    context: {} as PrivacyContext,
    input: {} as { owner: DataOwner },
    events: {} as PrivacyEvent,
    emitted: {} as PrivacyEmitted,
  },
  actors: {
    exportData: callbackNotProvided<AnyEventObject, DataOwner>('exportData'),
    deleteData: callbackNotProvided<AnyEventObject, DataOwner>('deleteData'),
  },
  actions: {
    resetProgress: assign({ progress: NO_PROGRESS, failure: null, missing: [] }),
    setProgress: assign(({ event }) =>
      event.type === 'export.progressed' || event.type === 'deletion.progressed'
        ? { progress: { done: event.done, total: event.total } }
        : {},
    ),
    setDeletionResult: assign(({ context, event }) =>
      event.type === 'deletion.finished'
        ? { deleted: addDeletedCounts(context.deleted, event.deleted), failures: event.failures }
        : {},
    ),
  },
}).createMachine({
  id: 'privacy',
  context: ({ input }) => initialPrivacyContext(input.owner),
  initial: 'idle',
  on: { 'owner.changed': { actions: assign({ owner: ({ event }) => event.owner }) } },
  states: {
    idle: { on: REQUESTS },
    exporting: {
      entry: 'resetProgress',
      invoke: { src: 'exportData', input: ({ context }) => context.owner },
      on: {
        'export.progressed': { actions: 'setProgress' },
        'export.finished': {
          actions: [
            assign({ missing: ({ event }) => event.missing }),
            emit(({ event: { file, missing } }) => ({ type: 'data.exported', file, missing })),
          ],
          target: 'exported',
        },
        'export.failed': {
          actions: [
            assign({ failure: ({ event }) => event.message }),
            emit(({ event: { message } }) => ({ type: 'export.failed', message })),
          ],
          target: 'exportFailed',
        },
        'export.cancelled': 'idle',
      },
    },
    exported: { on: { ...REQUESTS, 'page.left': 'idle' } },
    exportFailed: { on: { ...REQUESTS, 'page.left': 'idle' } },
    confirmingDelete: {
      on: {
        'deletion.cancelled': 'idle',
        'page.left': 'idle',
        'deletion.confirmed': {
          actions: assign({ deleted: NOTHING_DELETED, failures: [] }),
          target: 'deleting',
        },
      },
    },
    deleting: {
      entry: 'resetProgress',
      invoke: { src: 'deleteData', input: ({ context }) => context.owner },
      on: {
        'deletion.progressed': { actions: 'setProgress' },
        'deletion.finished': [
          {
            guard: ({ event }) => event.failures.length > 0,
            actions: [
              'setDeletionResult',
              emit(({ event: { failures } }) => ({ type: 'deletion.failed', failures })),
            ],
            target: 'deletionFailed',
          },
          { actions: 'setDeletionResult', target: 'deleted' },
        ],
      },
    },
    deleted: { on: { ...REQUESTS, 'page.left': 'idle' } },
    deletionFailed: {
      on: {
        ...REQUESTS,
        'deletion.retried': 'deleting',
        'deletion.cancelled': 'idle',
      },
    },
  },
})
