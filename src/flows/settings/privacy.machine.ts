import type { AnyEventObject } from 'xstate'
import { assign, emit, setup } from 'xstate'
import { callbackNotProvided } from '../../lib/xstate/notProvided.ts'
import type { MissingPart } from './dataExport.ts'
import type { Leftover, Removed } from './deletion.ts'
import { NOTHING_REMOVED, removedInAll } from './deletion.ts'

/** Whose data it is. */
export interface Owner {
  /** Their account at the backend; null where there is none, and what is here is all. */
  backend: { id: string; email: string } | null
  /** Who the provider says they are; null for a demo guest. */
  hosted: { id: string; email: string; firstName: string; lastName: string } | null
}

/** How far a piece of work has come. How much there is may show on the way. */
export interface Progress {
  done: number
  total: number
}

/** A file that is ready to be handed over. */
export interface ExportFile {
  name: string
  text: string
}

export type ExportReport =
  | ({ type: 'export.progressed' } & Progress)
  | { type: 'export.finished'; file: ExportFile; missing: readonly MissingPart[] }
  | { type: 'export.failed'; message: string }

export type DeletionReport =
  | ({ type: 'deletion.progressed' } & Progress)
  | { type: 'deletion.finished'; removed: Removed; left: readonly Leftover[] }

export type PrivacyEvent =
  | { type: 'export.requested' }
  | { type: 'export.cancelled' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.cancelled' }
  | { type: 'deletion.confirmed' }
  /** Goes on with what is left. */
  | { type: 'deletion.retried' }
  | ExportReport
  | DeletionReport

type PrivacyEmitted =
  | { type: 'data.exported'; file: ExportFile; missing: readonly MissingPart[] }
  | { type: 'export.failed'; message: string }
  | { type: 'deletion.failed'; left: readonly Leftover[] }

export interface PrivacyContext {
  owner: Owner
  progress: Progress
  /** What the last export could not get. */
  missing: readonly MissingPart[]
  /** Why the last export got nothing. */
  failure: string | null
  /** What has gone so far, every try of a deletion together. */
  removed: Removed
  /** What of it is still there, and why. */
  left: readonly Leftover[]
}

const NO_PROGRESS: Progress = { done: 0, total: 0 }

/** A person's data as a whole: taken along in a file, or deleted. */
export const privacyMachine = setup({
  types: {
    context: {} as PrivacyContext,
    input: {} as { owner: Owner },
    events: {} as PrivacyEvent,
    emitted: {} as PrivacyEmitted,
  },
  actors: {
    exportData: callbackNotProvided<AnyEventObject, Owner>('exportData'),
    deleteData: callbackNotProvided<AnyEventObject, Owner>('deleteData'),
  },
  actions: {
    begin: assign({ progress: NO_PROGRESS, failure: null, missing: [] }),
    noteProgress: assign(({ event }) =>
      event.type === 'export.progressed' || event.type === 'deletion.progressed'
        ? { progress: { done: event.done, total: event.total } }
        : {},
    ),
    noteRemoved: assign(({ context, event }) =>
      event.type === 'deletion.finished'
        ? { removed: removedInAll(context.removed, event.removed), left: event.left }
        : {},
    ),
  },
}).createMachine({
  id: 'privacy',
  context: ({ input: { owner } }) => ({
    owner,
    progress: NO_PROGRESS,
    missing: [],
    failure: null,
    removed: NOTHING_REMOVED,
    left: [],
  }),
  initial: 'idle',
  states: {
    idle: {
      on: { 'export.requested': 'exporting', 'deletion.requested': 'confirmingDelete' },
    },
    exporting: {
      entry: 'begin',
      invoke: { src: 'exportData', input: ({ context }) => context.owner },
      on: {
        'export.progressed': { actions: 'noteProgress' },
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
    exported: {
      on: { 'export.requested': 'exporting', 'deletion.requested': 'confirmingDelete' },
    },
    exportFailed: {
      on: { 'export.requested': 'exporting', 'deletion.requested': 'confirmingDelete' },
    },
    confirmingDelete: {
      on: {
        'deletion.cancelled': 'idle',
        'deletion.confirmed': {
          actions: assign({ removed: NOTHING_REMOVED, left: [] }),
          target: 'deleting',
        },
      },
    },
    deleting: {
      entry: 'begin',
      invoke: { src: 'deleteData', input: ({ context }) => context.owner },
      on: {
        'deletion.progressed': { actions: 'noteProgress' },
        'deletion.finished': [
          {
            guard: ({ event }) => event.left.length > 0,
            actions: ['noteRemoved', emit(({ event: { left } }) => ({ type: 'deletion.failed', left }))],
            target: 'deletionFailed',
          },
          { actions: 'noteRemoved', target: 'deleted' },
        ],
      },
    },
    deleted: {
      on: { 'export.requested': 'exporting', 'deletion.requested': 'confirmingDelete' },
    },
    deletionFailed: {
      on: {
        'deletion.retried': 'deleting',
        'deletion.requested': 'confirmingDelete',
        'deletion.cancelled': 'idle',
        'export.requested': 'exporting',
      },
    },
  },
})
