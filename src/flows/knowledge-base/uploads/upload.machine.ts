import type { EventObject } from 'xstate'
import { assign, sendParent, setup } from 'xstate'
import type { Document } from '../../../api/types.ts'
import { callbackNotProvided } from '../../../lib/xstate/notProvided.ts'
import type { ChosenFile } from './chosenFile.ts'

/** What the list of documents tells an upload. */
export type UploadRequest =
  | { type: 'upload.admitted' }
  | { type: 'cancel.requested' }
  | { type: 'resend.requested' }

/** What the sending of a file tells its upload. */
export type SendingEvent =
  | { type: 'sending.progressed'; percent: number }
  | { type: 'sending.completed'; document: Document }
  | { type: 'sending.failed'; message: string }

/** What an upload tells the list of documents. */
export type UploadReport =
  | { type: 'upload.queued'; id: string }
  | { type: 'upload.completed'; id: string; document: Document }
  | { type: 'upload.cancelled'; id: string }
  | { type: 'upload.failed'; id: string; message: string }

/** One file on its way. It waits to be admitted, because the line it stands in is not its own. */
export const uploadMachine = setup({
  types: {
    context: {} as {
      file: ChosenFile
      /** Why it must not be sent at all. */
      rejection: string | null
      percent: number
      message: string | null
    },
    events: {} as UploadRequest | SendingEvent,
    input: {} as { file: ChosenFile; rejection: string | null },
  },
  actors: {
    sendFile: callbackNotProvided<EventObject, { file: ChosenFile }>('sendFile'),
  },
  guards: {
    isRefused: ({ context }) => context.rejection !== null,
    isAcceptable: ({ context }) => context.rejection === null,
  },
  actions: {
    reportFailure: sendParent(
      ({ context }): UploadReport => ({
        type: 'upload.failed',
        id: context.file.id,
        message: context.message ?? '',
      }),
    ),
    report: sendParent(
      ({ context }, { type }: { type: 'upload.queued' | 'upload.cancelled' }): UploadReport => ({
        type,
        id: context.file.id,
      }),
    ),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, percent: 0, message: null }),
  initial: 'queued',
  states: {
    queued: {
      always: {
        guard: 'isRefused',
        actions: [assign({ message: ({ context }) => context.rejection }), 'reportFailure'],
        target: 'error',
      },
      on: {
        'upload.admitted': { target: 'uploading' },
        'cancel.requested': { target: 'cancelled' },
      },
    },
    uploading: {
      entry: assign({ percent: 0 }),
      invoke: { src: 'sendFile', input: ({ context }) => ({ file: context.file }) },
      on: {
        'sending.progressed': { actions: assign({ percent: ({ event }) => event.percent }) },
        'sending.completed': {
          actions: sendParent(
            ({ context, event }): UploadReport => ({
              type: 'upload.completed',
              id: context.file.id,
              document: event.document,
            }),
          ),
          target: 'completed',
        },
        'sending.failed': {
          actions: [assign({ message: ({ event }) => event.message }), 'reportFailure'],
          target: 'error',
        },
        'cancel.requested': { target: 'cancelled' },
      },
    },
    completed: {},
    cancelled: { entry: { type: 'report', params: { type: 'upload.cancelled' } } },
    error: {
      on: {
        'resend.requested': {
          guard: 'isAcceptable',
          actions: [
            assign({ message: null, percent: 0 }),
            { type: 'report', params: { type: 'upload.queued' } },
          ],
          target: 'queued',
        },
      },
    },
  },
})
