import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import * as documents from '../../api/documents.ts'
import { ApiError } from '../../api/errors.ts'
import type { Document } from '../../api/types.ts'
import { uploadDocument } from '../../api/upload.ts'
import { onDeviceSettingsChange, readDeviceSettings } from '../../device/deviceSettings.ts'
import { indexFailureMessage } from '../../domain/document.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { UPLOAD_NEEDS_LOGIN } from '../../domain/upload.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { documentMachine } from './document/document.machine.ts'
import { createDocumentPolling } from './documentPolling.ts'
import type { DocumentsRequest } from './documents.base.ts'
import type { ChosenFile } from './uploads/chosenFile.ts'
import { getFile } from './uploads/chosenFile.ts'
import { createFileInspection } from './uploads/inspectFiles.ts'
import type { SendingEvent } from './uploads/upload.machine.ts'
import { uploadMachine } from './uploads/upload.machine.ts'

const listDocuments = fromCall<Document[]>(({ signal }) => documents.listDocuments(signal))

/** Whether documents are indexed unasked, as this device keeps it. */
export function isAutoIndexOn(): boolean {
  return readDeviceSettings().autoIndex ?? DEFAULT_SETTINGS.autoIndex
}

const watchAutoIndex = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const tell = (event: DocumentsRequest) => sendBack(event)
  return onDeviceSettingsChange(() => tell({ type: 'autoIndex.switched', isOn: isAutoIndexOn() }))
})

const watchDocuments = createDocumentPolling({ list: documents.listDocuments, page: document })

const inspectFiles = createFileInspection({ open: getFile })

/** Sends one file, and cancels that when its upload is left. */
const sendFile = fromCallback<EventObject, { file: ChosenFile }>(({ input, sendBack }) => {
  const tell = (event: SendingEvent) => sendBack(event)
  const file = getFile(input.file)
  const sending = new AbortController()
  if (file === null) {
    tell({ type: 'sending.failed', message: 'The file is no longer at hand. Please choose it again.' })
    return
  }
  uploadDocument(file, {
    onProgress: (percent) => tell({ type: 'sending.progressed', percent }),
    signal: sending.signal,
  }).then(
    (document) => tell({ type: 'sending.completed', document }),
    (error: unknown) => {
      if (!sending.signal.aborted) tell({ type: 'sending.failed', message: uploadMessageOf(error) })
    },
  )
  return () => sending.abort()
})

function uploadMessageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return UPLOAD_NEEDS_LOGIN
  return messageOf(error)
}

/** Asks for indexing. Fails with a message of the error catalogue. */
const indexDocument = fromCall<void, { id: string }>(async ({ input, signal }) => {
  try {
    await documents.indexDocument(input.id, signal)
  } catch (error) {
    throw error instanceof ApiError ? new Error(indexFailureMessage(error), { cause: error }) : error
  }
})

const processDocument = fromCall<void, { id: string }>(({ input, signal }) =>
  documents.processDocument(input.id, signal),
)

const deleteDocument = fromCall<void, { id: string }>(({ input, signal }) =>
  documents.deleteDocument(input.id, signal),
)

/** The actors of the knowledge base that speak to the backend, for `documentsMachine.provide`. */
export const liveActors = {
  listDocuments,
  watchAutoIndex,
  watchDocuments,
  inspectFiles,
  upload: uploadMachine.provide({ actors: { sendFile } }),
  document: documentMachine.provide({ actors: { indexDocument, processDocument, deleteDocument } }),
}
