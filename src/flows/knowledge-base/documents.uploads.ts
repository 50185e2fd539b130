import { assertEvent } from 'xstate'
import { newestFirst } from '../../domain/document.ts'
import type { UploadStatus } from '../../domain/upload.ts'
import { admitQueued, isSettled, uploadFailureNotice } from '../../domain/upload.ts'
import { documentsSetup, refresh, uploadActor } from './documents.setup.ts'
import type { UploadReport } from './upload.machine.ts'

const STATUS_REPORTED = {
  'upload.queued': 'queued',
  'upload.completed': 'completed',
  'upload.cancelled': 'cancelled',
  'upload.failed': 'error',
} as const satisfies Record<UploadReport['type'], UploadStatus>

/** Puts the chosen files at the end of the line, each with an actor of its own. */
const lineUp = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'files.chosen')
  for (const file of event.files) {
    enqueue.spawnChild('upload', { id: uploadActor(file.id), input: { file } })
  }
  const queued = event.files.map(({ id }) => ({ id, status: 'queued' as const }))
  enqueue.assign({ uploads: [...context.uploads, ...queued] })
})

/** Lets as many waiting files start as there is room for. */
const admit = documentsSetup.enqueueActions(({ context, enqueue }) => {
  const uploads = admitQueued(context.uploads)
  const admitted = uploads.filter((entry, place) => entry !== context.uploads[place])
  enqueue.assign({ uploads })
  for (const { id } of admitted) enqueue.sendTo(uploadActor(id), { type: 'upload.admitted' })
})

/** Writes down what an upload reported. */
const note = documentsSetup.assign(({ context, event }) => {
  assertEvent(event, ['upload.queued', 'upload.completed', 'upload.cancelled', 'upload.failed'])
  const status = STATUS_REPORTED[event.type]
  const { [event.id]: _, ...otherFailures } = context.uploadFailures
  return {
    uploads: context.uploads.map((entry) => (entry.id === event.id ? { ...entry, status } : entry)),
    uploadFailures:
      event.type === 'upload.failed' ? { ...otherFailures, [event.id]: event.message } : otherFailures,
  }
})

/**
 * Shows an uploaded document at once, pending until a listing tells more. Where a listing was quicker than the
 * upload's own answer, what it said stays.
 */
const addDocument = documentsSetup.assign(({ context, event }) => {
  assertEvent(event, 'upload.completed')
  if (context.documents.some(({ id }) => id === event.document.id)) return {}
  const added = { ...event.document, status: 'pending' as const, is_indexed: false }
  return { documents: newestFirst([added, ...context.documents]) }
})

/** The rest of the line goes on. When all of it has settled, only failures stay, and they are told together. */
const moveOn = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  if (!isSettled(context.uploads)) {
    enqueue(admit)
    return
  }
  for (const { id, status } of context.uploads) {
    if (status !== 'error') enqueue.stopChild(uploadActor(id))
  }
  const reasons = Object.values(context.uploadFailures)
  enqueue.assign({
    uploads: context.uploads.filter(({ status }) => status === 'error'),
    uploadFailures: {},
  })
  if (reasons.length > 0) {
    enqueue.emit({ type: 'failure.occurred', ...uploadFailureNotice(reasons) })
  }
  // A completed upload has asked for it already.
  if (event.type !== 'upload.completed') enqueue(refresh)
})

/** Hands a request to the upload it is about, if that is still there. */
const forward = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['cancel.requested', 'resend.requested'])
  const { id, type } = event
  if (context.uploads.some((entry) => entry.id === id)) enqueue.sendTo(uploadActor(id), { type })
})

const cancelAll = documentsSetup.enqueueActions(({ context, enqueue }) => {
  for (const { id } of context.uploads) enqueue.sendTo(uploadActor(id), { type: 'cancel.requested' })
})

/** Takes a failed upload off the list. */
const dismiss = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'dismiss.requested')
  const entry = context.uploads.find(({ id }) => id === event.id)
  if (entry?.status !== 'error') return
  enqueue.stopChild(uploadActor(entry.id))
  enqueue.assign({ uploads: context.uploads.filter((other) => other !== entry) })
})

/** What the list does about uploads. */
export const uploadTransitions = documentsSetup.createStateConfig({
  on: {
    'files.chosen': { actions: [lineUp, admit] },
    'cancel.requested': { actions: forward },
    'cancelAll.requested': { actions: cancelAll },
    'resend.requested': { actions: forward },
    'dismiss.requested': { actions: dismiss },
    'upload.queued': { actions: [note, admit] },
    'upload.completed': { actions: [note, addDocument, refresh, moveOn] },
    'upload.cancelled': { actions: [note, moveOn] },
    'upload.failed': { actions: [note, moveOn] },
  },
}).on
