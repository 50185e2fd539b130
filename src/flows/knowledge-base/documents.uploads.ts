import { assertEvent } from 'xstate'
import { newestFirst } from '../../domain/document.ts'
import type { UploadEntry, UploadStatus } from '../../domain/upload.ts'
import { admitQueued, isSettled, uploadFailureNotice } from '../../domain/upload.ts'
import { documentsSetup, INSPECTION, refresh, uploadActor } from './documents.base.ts'
import type { ChosenFile } from './uploads/chosenFile.ts'
import { sortOutDuplicates } from './uploads/duplicates.ts'
import type { UploadReport } from './uploads/upload.machine.ts'

const STATUS_REPORTED = {
  'upload.queued': 'queued',
  'upload.completed': 'completed',
  'upload.cancelled': 'cancelled',
  'upload.failed': 'error',
} as const satisfies Record<UploadReport['type'], UploadStatus>

/** Has files looked into before they are lined up. What failed, was cancelled or has been deleted is not there. */
const inspect = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'files.chosen')
  const there = new Set(context.documents.flatMap(({ id, status }) => (status === 'failed' ? [] : id)))
  const arrived = Object.entries(context.arrived).flatMap(([id, file]) => (there.has(id) ? file : []))
  const onTheWay = context.uploads.filter(isOnTheWay).map(({ file }) => file)
  enqueue.assign({ chosen: [...context.chosen, ...event.files] })
  enqueue.sendTo(INSPECTION, {
    type: 'files.chosen',
    files: event.files,
    known: [...arrived, ...onTheWay],
  })
})

/** Keeps files until the list is there, which tells what is there already. */
export const keepChosen = documentsSetup.assign(({ context, event }) => {
  assertEvent(event, 'files.chosen')
  return { chosen: [...context.chosen, ...event.files] }
})

/** The list is there: the files that waited for it are as good as chosen now. */
export const takeUpChosen = documentsSetup.enqueueActions(({ context: { chosen }, enqueue }) => {
  if (chosen.length === 0) return
  enqueue.assign({ chosen: [] })
  enqueue.raise({ type: 'files.chosen', files: chosen })
})

const isOnTheWay = ({ status }: UploadEntry) => status !== 'error' && status !== 'cancelled'

/** Puts files at the end of the line, each with an actor of its own, which fails those that are refused. */
function lineUp(files: readonly { file: ChosenFile; rejection: string | null }[]) {
  return documentsSetup.enqueueActions(({ context, enqueue }) => {
    for (const input of files) {
      enqueue.spawnChild('upload', { id: uploadActor(input.file.id), input })
    }
    const queued = files.map(({ file }) => ({ id: file.id, file, status: 'queued' as const }))
    enqueue.assign({ uploads: [...context.uploads, ...queued] })
  })
}

/** Lines up what is new; of what looks like something already there, people are asked first. */
const takeInspected = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'files.inspected')
  const accepted = event.files.filter(({ rejection }) => rejection === null)
  const { fresh, duplicates } = sortOutDuplicates(accepted, [
    ...context.documents.flatMap(({ filename, status }) => (status === 'failed' ? [] : filename)),
    ...context.uploads.filter(isOnTheWay).map(({ file }) => file.name),
    ...context.duplicates.map(({ file }) => file.name),
  ])
  const isFresh = new Set(fresh)
  const ready = event.files.filter(({ file, rejection }) => rejection !== null || isFresh.has(file))
  const isInspected = new Set(event.files.map(({ file }) => file.id))
  enqueue.assign({
    chosen: context.chosen.filter(({ id }) => !isInspected.has(id)),
    duplicates: [...context.duplicates, ...duplicates],
  })
  enqueue(lineUp(ready))
})

const acceptDuplicates = documentsSetup.enqueueActions(({ context, enqueue }) => {
  enqueue(lineUp(context.duplicates.map(({ file }) => ({ file, rejection: null }))))
  enqueue.assign({ duplicates: [] })
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
  const { document } = event
  const file = context.uploads.find(({ id }) => id === event.id)?.file
  const arrived = file === undefined ? context.arrived : { ...context.arrived, [document.id]: file }
  if (context.documents.some(({ id }) => id === document.id)) return { arrived }
  const added = { ...document, status: 'pending' as const, is_indexed: false }
  return { arrived, documents: newestFirst([added, ...context.documents]) }
})

const uploadsDone = (count: number) => `${count} ${count === 1 ? 'file' : 'files'} uploaded`

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
const forward = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['cancel.requested', 'resend.requested'])
  const { id, type } = event
  if (context.uploads.some((entry) => entry.id === id)) enqueue.sendTo(uploadActor(id), { type })
})

const cancelAll = documentsSetup.enqueueActions(({ context, enqueue }) => {
  for (const { id } of context.uploads) enqueue.sendTo(uploadActor(id), { type: 'cancel.requested' })
})

/** Sends those that failed again; the refused ones stay refused. */
const resendAll = documentsSetup.enqueueActions(({ context, enqueue }) => {
  for (const { id, status } of context.uploads)
    if (status === 'error') enqueue.sendTo(uploadActor(id), { type: 'resend.requested' })
})

/** Takes a failed upload off the list. */
const dismiss = documentsSetup.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, 'dismiss.requested')
  const entry = context.uploads.find(({ id }) => id === event.id)
  if (entry?.status !== 'error') return
  enqueue.stopChild(uploadActor(entry.id))
  enqueue.assign({ uploads: context.uploads.filter((other) => other !== entry) })
})

const dismissAll = documentsSetup.enqueueActions(({ context, enqueue }) => {
  for (const { id, status } of context.uploads) if (status === 'error') enqueue.stopChild(uploadActor(id))
  enqueue.assign({ uploads: context.uploads.filter(({ status }) => status !== 'error') })
})

/** What the list does about uploads. */
export const uploadTransitions = documentsSetup.createStateConfig({
  on: {
    'files.chosen': { actions: inspect },
    'files.inspected': { actions: [takeInspected, admit] },
    'duplicates.accepted': { actions: [acceptDuplicates, admit] },
    'duplicates.skipped': { actions: documentsSetup.assign({ duplicates: [] }) },
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
