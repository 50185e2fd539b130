import { assertEvent } from 'xstate'
import { newestFirst } from '../../domain/document.ts'
import type { UploadEntry, UploadStatus } from '../../domain/upload.ts'
import { admitQueued, isSettled, uploadFailureNotice } from '../../domain/upload.ts'
import { documentsBase, INSPECTION_ACTOR_ID, refresh, uploadActorId } from './documents.base.ts'
import type { ChosenFile } from './uploads/chosenFile.ts'
import { splitDuplicates } from './uploads/duplicates.ts'
import type { UploadReport } from './uploads/upload.machine.ts'

const STATUS_REPORTED = {
  'upload.queued': 'queued',
  'upload.completed': 'completed',
  'upload.cancelled': 'cancelled',
  'upload.failed': 'error',
} as const satisfies Record<UploadReport['type'], UploadStatus>

/** Has files looked into before they are lined up. What failed, was cancelled or has been deleted is not there. */
const inspect = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'files.chosen')
  const there = new Set(context.documents.flatMap(({ id, status }) => (status === 'failed' ? [] : id)))
  const arrived = Object.entries(context.filesByDocumentId).flatMap(([id, file]) =>
    there.has(id) ? file : [],
  )
  const onTheWay = context.uploads.filter(isOnTheWay).map(({ file }) => file)
  enqueue.assign({ filesToInspect: [...context.filesToInspect, ...event.files] })
  enqueue.sendTo(INSPECTION_ACTOR_ID, {
    type: 'files.chosen',
    files: event.files,
    known: [...arrived, ...onTheWay],
  })
})

/** Keeps files until the list is there, which tells what is there already. */
export const storeFilesToInspect = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'files.chosen')
  return { filesToInspect: [...context.filesToInspect, ...event.files] }
})

/** The list is there: the files that waited for it are as good as chosen now. */
export const inspectStoredFiles = documentsBase.enqueueActions(({ context: { filesToInspect }, enqueue }) => {
  if (filesToInspect.length === 0) return
  enqueue.assign({ filesToInspect: [] })
  enqueue.raise({ type: 'files.chosen', files: filesToInspect })
})

const isOnTheWay = ({ status }: UploadEntry) => status !== 'error' && status !== 'cancelled'

/** Puts files at the end of the line, each with an actor of its own, which fails those that are refused. */
function lineUp(files: readonly { file: ChosenFile; rejection: string | null }[]) {
  return documentsBase.enqueueActions(({ context, enqueue }) => {
    for (const input of files) {
      enqueue.spawnChild('upload', { id: uploadActorId(input.file.id), input })
    }
    const queued = files.map(({ file }) => ({ id: file.id, file, status: 'queued' as const }))
    enqueue.assign({ uploads: [...context.uploads, ...queued] })
  })
}

/** Lines up what is new; of what looks like something already there, people are asked first. */
const takeInspected = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'files.inspected')
  const accepted = event.files.filter(({ rejection }) => rejection === null)
  const { fresh, duplicates } = splitDuplicates(accepted, [
    ...context.documents.flatMap(({ filename, status }) => (status === 'failed' ? [] : filename)),
    ...context.uploads.filter(isOnTheWay).map(({ file }) => file.name),
    ...context.duplicates.map(({ file }) => file.name),
  ])
  const isFresh = new Set(fresh)
  const ready = event.files.filter(({ file, rejection }) => rejection !== null || isFresh.has(file))
  const isInspected = new Set(event.files.map(({ file }) => file.id))
  enqueue.assign({
    filesToInspect: context.filesToInspect.filter(({ id }) => !isInspected.has(id)),
    duplicates: [...context.duplicates, ...duplicates],
  })
  enqueue(lineUp(ready))
})

const acceptDuplicates = documentsBase.enqueueActions(({ context, enqueue }) => {
  enqueue(lineUp(context.duplicates.map(({ file }) => ({ file, rejection: null }))))
  enqueue.assign({ duplicates: [] })
})

/** Lets as many waiting files start as there is room for. */
const admit = documentsBase.enqueueActions(({ context, enqueue }) => {
  const uploads = admitQueued(context.uploads)
  const admitted = uploads.filter((entry, place) => entry !== context.uploads[place])
  enqueue.assign({ uploads })
  for (const { id } of admitted) enqueue.sendTo(uploadActorId(id), { type: 'upload.admitted' })
})

/** Writes down what an upload reported. */
const note = documentsBase.assign(({ context, event }) => {
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
const addDocument = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'upload.completed')
  const { document } = event
  const file = context.uploads.find(({ id }) => id === event.id)?.file
  const arrived =
    file === undefined ? context.filesByDocumentId : { ...context.filesByDocumentId, [document.id]: file }
  if (context.documents.some(({ id }) => id === document.id)) return { filesByDocumentId: arrived }
  const added = { ...document, status: 'pending' as const, is_indexed: false }
  return { filesByDocumentId: arrived, documents: newestFirst([added, ...context.documents]) }
})

const uploadsDone = (count: number) => `${count} ${count === 1 ? 'file' : 'files'} uploaded`

/** The rest of the line goes on. When all of it has settled, only failures stay, and they are told together. */
const moveOn = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  if (!isSettled(context.uploads)) {
    enqueue(admit)
    return
  }
  for (const { id, status } of context.uploads) {
    if (status !== 'error') enqueue.stopChild(uploadActorId(id))
  }
  const reasons = Object.values(context.uploadFailures)
  const completed = context.uploads.filter(({ status }) => status === 'completed').length
  enqueue.assign({
    announcement: completed > 0 ? uploadsDone(completed) : context.announcement,
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
const forward = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['cancel.requested', 'resend.requested'])
  const { id, type } = event
  if (context.uploads.some((entry) => entry.id === id)) enqueue.sendTo(uploadActorId(id), { type })
})

const cancelAll = documentsBase.enqueueActions(({ context, enqueue }) => {
  for (const { id } of context.uploads) enqueue.sendTo(uploadActorId(id), { type: 'cancel.requested' })
})

/** Sends those that failed again; the refused ones stay refused. */
const resendAll = documentsBase.enqueueActions(({ context, enqueue }) => {
  for (const { id, status } of context.uploads)
    if (status === 'error') enqueue.sendTo(uploadActorId(id), { type: 'resend.requested' })
})

/** Takes a failed upload off the list. */
const dismiss = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'dismiss.requested')
  const entry = context.uploads.find(({ id }) => id === event.id)
  if (entry?.status !== 'error') return
  enqueue.stopChild(uploadActorId(entry.id))
  enqueue.assign({ uploads: context.uploads.filter((other) => other !== entry) })
})

const dismissAll = documentsBase.enqueueActions(({ context, enqueue }) => {
  for (const { id, status } of context.uploads) if (status === 'error') enqueue.stopChild(uploadActorId(id))
  enqueue.assign({ uploads: context.uploads.filter(({ status }) => status !== 'error') })
})

/** What the list does about uploads. */
export const uploadTransitions = documentsBase.createStateConfig({
  on: {
    'files.chosen': { actions: inspect },
    'files.inspected': { actions: [takeInspected, admit] },
    'duplicates.accepted': { actions: [acceptDuplicates, admit] },
    'duplicates.skipped': { actions: documentsBase.assign({ duplicates: [] }) },
    'cancel.requested': { actions: forward },
    'cancelAll.requested': { actions: cancelAll },
    'resend.requested': { actions: forward },
    'resendAll.requested': { actions: resendAll },
    'dismiss.requested': { actions: dismiss },
    'dismissAll.requested': { actions: dismissAll },
    'upload.queued': { actions: [note, admit] },
    'upload.completed': { actions: [note, addDocument, refresh, moveOn] },
    'upload.cancelled': { actions: [note, moveOn] },
    'upload.failed': { actions: [note, moveOn] },
  },
}).on
