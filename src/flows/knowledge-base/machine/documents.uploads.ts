import { assertEvent } from 'xstate'
import { newestFirst } from '../../../domain/document.ts'
import type { ChosenFile } from '../upload/chosenFile.ts'
import { splitDuplicates } from '../upload/duplicates.ts'
import { uploadFailureNotice } from '../upload/uploadFailures.ts'
import type { QueuedUpload } from '../upload/uploadQueue.ts'
import { startableUploads } from '../upload/uploadQueue.ts'
import { isActiveUpload } from '../upload/uploadStatus.ts'
import type { Children } from './documents.base.ts'
import {
  documentsBase,
  INSPECTION_ACTOR_ID,
  refresh,
  uploadActorId,
  uploadActorIn,
} from './documents.base.ts'
import type { DocumentsContext } from './documents.types.ts'

export function uploadsOf(snapshot: { context: DocumentsContext; children: Children }) {
  return snapshot.context.uploads.map((file) => {
    const upload = uploadActorIn(snapshot.children, file.id)?.getSnapshot()
    return { id: file.id, file, status: upload?.value ?? 'queued', message: upload?.context.message ?? '' }
  })
}

/** Uploads that will become or have become documents. */
const isExpected = ({ status }: QueuedUpload) => status !== 'error' && status !== 'cancelled'

/** Compares the chosen files with the bytes of files uploaded here, except those of failed or deleted documents. */
const inspectFiles = documentsBase.enqueueActions(({ context, event, enqueue, self }) => {
  assertEvent(event, 'files.chosen')
  const documentIds = new Set(context.documents.flatMap(({ id, status }) => (status === 'failed' ? [] : id)))
  const uploaded = Object.entries(context.filesByDocumentId).flatMap(([id, file]) =>
    documentIds.has(id) ? file : [],
  )
  const expected = uploadsOf({ context, children: self.getSnapshot().children }).filter(isExpected)
  enqueue.assign({ filesToInspect: [...context.filesToInspect, ...event.files] })
  enqueue.sendTo(INSPECTION_ACTOR_ID, {
    type: 'files.chosen',
    files: event.files,
    known: [...uploaded, ...expected.map(({ file }) => file)],
  })
})

/** Stores chosen files until the list is loaded, which is needed to find duplicates. */
export const storeFilesToInspect = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'files.chosen')
  return { filesToInspect: [...context.filesToInspect, ...event.files] }
})

/** Inspects the stored files, now that the list is loaded. */
export const inspectStoredFiles = documentsBase.enqueueActions(({ context: { filesToInspect }, enqueue }) => {
  if (filesToInspect.length === 0) return
  enqueue.assign({ filesToInspect: [] })
  enqueue.raise({ type: 'files.chosen', files: filesToInspect })
})

const startQueued = (uploads: readonly QueuedUpload[]) =>
  documentsBase.enqueueActions(({ enqueue }) => {
    for (const { id } of startableUploads(uploads))
      enqueue.sendTo(uploadActorId(id), { type: 'upload.admitted' })
  })

/** Adds files to the queue and starts as many as the limit allows. The actors of rejected files fail by themselves. */
function addUploads(files: readonly { file: ChosenFile; rejection: string | null }[]) {
  return documentsBase.enqueueActions(({ context, enqueue, self }) => {
    for (const input of files) enqueue.spawnChild('upload', { id: uploadActorId(input.file.id), input })
    enqueue.assign({ uploads: [...context.uploads, ...files.map(({ file }) => file)] })
    // The snapshot does not contain actors that were spawned in this step.
    const added = files.flatMap(({ file, rejection }) =>
      rejection === null ? { id: file.id, status: 'queued' as const } : [],
    )
    const uploads = uploadsOf({ context, children: self.getSnapshot().children })
    enqueue(startQueued([...uploads, ...added]))
  })
}

/** Uploads new files. Possible duplicates wait for the user's decision. */
const addInspectedFiles = documentsBase.enqueueActions(({ context, event, enqueue, self }) => {
  assertEvent(event, 'files.inspected')
  const accepted = event.files.filter(({ rejection }) => rejection === null)
  const expected = uploadsOf({ context, children: self.getSnapshot().children }).filter(isExpected)
  const { unique, duplicates } = splitDuplicates(accepted, [
    ...context.documents.flatMap(({ filename, status }) => (status === 'failed' ? [] : filename)),
    ...expected.map(({ file }) => file.name),
    ...context.duplicates.map(({ file }) => file.name),
  ])
  const isUnique = new Set(unique)
  const isInspected = new Set(event.files.map(({ file }) => file.id))
  enqueue.assign({
    filesToInspect: context.filesToInspect.filter(({ id }) => !isInspected.has(id)),
    duplicates: [...context.duplicates, ...duplicates],
  })
  enqueue(addUploads(event.files.filter(({ file, rejection }) => rejection !== null || isUnique.has(file))))
})

const acceptDuplicates = documentsBase.enqueueActions(({ context, enqueue }) => {
  enqueue(addUploads(context.duplicates.map(({ file }) => ({ file, rejection: null }))))
  enqueue.assign({ duplicates: [] })
})

/** Shows an uploaded document as pending until the next listing. A listing that already contains it has priority. */
const addDocument = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'upload.completed')
  const { document } = event
  const file = context.uploads.find(({ id }) => id === event.id)
  const filesByDocumentId =
    file === undefined ? context.filesByDocumentId : { ...context.filesByDocumentId, [document.id]: file }
  if (context.documents.some(({ id }) => id === document.id)) return { filesByDocumentId }
  const added = { ...document, status: 'pending' as const, is_indexed: false }
  return { filesByDocumentId, documents: newestFirst([added, ...context.documents]) }
})

const uploadedText = (count: number) => `${count} ${count === 1 ? 'file' : 'files'} uploaded`

/** Starts queued uploads. When none is left, removes all but the failed ones and reports new failures together. */
const continueUploads = documentsBase.enqueueActions(({ context, event, enqueue, self }) => {
  const uploads = uploadsOf({ context, children: self.getSnapshot().children })
  if (uploads.some(({ status }) => isActiveUpload(status))) {
    enqueue(startQueued(uploads))
    return
  }
  const ended = uploads.filter(({ status }) => status !== 'error')
  const failed = uploads.filter(({ status }) => status === 'error')
  const newFailures = failed.filter(({ id }) => !context.reportedUploadIds.includes(id))
  // Several uploads can end in one step, for example when all are canceled. The first report handles all of them.
  if (ended.length + newFailures.length === 0) return
  for (const { id } of ended) enqueue.stopChild(uploadActorId(id))
  const completed = ended.filter(({ status }) => status === 'completed').length
  enqueue.assign({
    announcement: completed > 0 ? uploadedText(completed) : context.announcement,
    uploads: failed.map(({ file }) => file),
    reportedUploadIds: failed.map(({ id }) => id),
  })
  if (newFailures.length > 0)
    enqueue.emit({
      type: 'failure.occurred',
      ...uploadFailureNotice(newFailures.map(({ message }) => message)),
    })
  // `upload.completed` requests a listing in any case.
  if (event.type !== 'upload.completed') enqueue(refresh)
})

/** A failure of this upload is new again. */
const clearReported = documentsBase.assign(({ context, event }) => {
  assertEvent(event, 'upload.queued')
  return { reportedUploadIds: context.reportedUploadIds.filter((id) => id !== event.id) }
})

const forwardUploadRequest = documentsBase.enqueueActions(({ context, event, enqueue }) => {
  assertEvent(event, ['cancel.requested', 'resend.requested'])
  const { id, type } = event
  if (context.uploads.some((file) => file.id === id)) enqueue.sendTo(uploadActorId(id), { type })
})

const sendToAll = (type: 'cancel.requested' | 'resend.requested') =>
  documentsBase.enqueueActions(({ context, enqueue }) => {
    for (const { id } of context.uploads) enqueue.sendTo(uploadActorId(id), { type })
  })

const dismissFailed = documentsBase.enqueueActions(({ context, event, enqueue, self }) => {
  assertEvent(event, ['dismiss.requested', 'dismissAll.requested'])
  const dismissed = uploadsOf({ context, children: self.getSnapshot().children }).filter(
    ({ id, status }) => status === 'error' && (!('id' in event) || id === event.id),
  )
  const ids = new Set(dismissed.map(({ id }) => id))
  for (const id of ids) enqueue.stopChild(uploadActorId(id))
  if (ids.size > 0) enqueue.assign({ uploads: context.uploads.filter(({ id }) => !ids.has(id)) })
})

export const uploadTransitions = documentsBase.createStateConfig({
  on: {
    'files.chosen': { actions: inspectFiles },
    'files.inspected': { actions: addInspectedFiles },
    'duplicates.accepted': { actions: acceptDuplicates },
    'duplicates.skipped': { actions: documentsBase.assign({ duplicates: [] }) },
    'cancel.requested': { actions: forwardUploadRequest },
    'cancelAll.requested': { actions: sendToAll('cancel.requested') },
    'resend.requested': { actions: forwardUploadRequest },
    // Uploads that have not failed ignore it, and so do rejected files.
    'resendAll.requested': { actions: sendToAll('resend.requested') },
    'dismiss.requested': { actions: dismissFailed },
    'dismissAll.requested': { actions: dismissFailed },
    'upload.queued': { actions: [clearReported, continueUploads] },
    'upload.completed': { actions: [addDocument, refresh, continueUploads] },
    'upload.cancelled': { actions: continueUploads },
    'upload.failed': { actions: continueUploads },
  },
}).on
