import type { EventObject } from 'xstate'
import { assign, sendParent, setup } from 'xstate'
import type { Document } from '../../../api/types.ts'
import { callbackNotProvided } from '../../../lib/xstate/notProvided.ts'
import type { ChosenFile } from './chosenFile.ts'

/** Events from the documents machine. */
export type UploadRequest =
  | { type: 'upload.admitted' }
  | { type: 'cancel.requested' }
  | { type: 'resend.requested' }

/** Events from the actor that sends the file. */
export type SendingEvent =
  | { type: 'sending.progressed'; percent: number }
  | { type: 'sending.completed'; document: Document }
  | { type: 'sending.failed'; message: string }

/** Events to the documents machine. */
export type UploadReport =
  | { type: 'upload.queued'; id: string }
  | { type: 'upload.completed'; id: string; document: Document }
  | { type: 'upload.cancelled'; id: string }
  | { type: 'upload.failed'; id: string; message: string }

/** The upload of one file. Waits for `upload.admitted`, because the documents machine limits parallel uploads. */
export const uploadMachine = setup({
  types: {
    context: {} as {
      file: ChosenFile
      /** Why the file must not be sent; it was found by the inspection. */
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
    isRejected: ({ context }) => context.rejection !== null,
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
        guard: 'isRejected',
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
