import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import * as documents from '../../../api/documents.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Document, DocumentUpdate } from '../../../api/types.ts'
import { uploadDocument } from '../../../api/upload.ts'
import { onDeviceSettingsChange, readDeviceSettings } from '../../../device/deviceSettings.ts'
import type { Encoding } from '../../../domain/encodings.ts'
import { DEFAULT_SETTINGS } from '../../../domain/settings.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { ReasonError } from '../../../lib/xstate/ReasonError.ts'
import { documentMachine, UNSUPPORTED } from '../document/document.machine.ts'
import { indexFailureMessage } from '../document/indexFailureMessage.ts'
import { indexInOneTab } from '../document/indexInOneTab.actors.ts'
import type { ChosenFile } from '../upload/chosenFile.ts'
import { getFile } from '../upload/chosenFile.ts'
import { createFileInspection } from '../upload/inspectFiles.ts'
import type { SendingEvent } from '../upload/upload.machine.ts'
import { uploadMachine } from '../upload/upload.machine.ts'
import { UPLOAD_NEEDS_LOGIN } from '../upload/uploadFailures.ts'
import { createAutoIndex } from './autoIndex.ts'
import { createDocumentPolling } from './documentPolling.ts'

const listDocuments = fromCall<Document[]>(({ signal }) => documents.listDocuments(signal))

const autoIndex = createAutoIndex({
  isOn: () => readDeviceSettings().autoIndex ?? DEFAULT_SETTINGS.autoIndex,
  onChange: onDeviceSettingsChange,
})

const pollDocuments = createDocumentPolling({ list: documents.listDocuments, page: document })

const inspectFiles = createFileInspection({ open: getFile })

/** Sends one file. Aborts the request when the actor stops. */
const sendFile = fromCallback<EventObject, { file: ChosenFile }>(({ input, sendBack }) => {
  const send = (event: SendingEvent) => sendBack(event)
  const file = getFile(input.file)
  const controller = new AbortController()
  if (file === null) {
    send({ type: 'sending.failed', message: 'This file is no longer available. Please choose it again.' })
    return
  }
  uploadDocument(file, {
    onProgress: (percent) => send({ type: 'sending.progressed', percent }),
    signal: controller.signal,
  }).then(
    (document) => send({ type: 'sending.completed', document }),
    (error: unknown) => {
      if (!controller.signal.aborted) send({ type: 'sending.failed', message: uploadMessageOf(error) })
    },
  )
  return () => controller.abort()
})

function uploadMessageOf(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return UPLOAD_NEEDS_LOGIN
  return messageOf(error)
}

/** Indexes a document. Throws an Error whose message comes from `indexFailureMessage`. */
const indexDocument = fromCall<void, { id: string }>(async ({ input, signal }) => {
  try {
    await indexInOneTab(input.id, signal)
  } catch (error) {
    throw error instanceof ApiError ? new Error(indexFailureMessage(error), { cause: error }) : error
  }
})

const processDocument = fromCall<void, { id: string }>(({ input, signal }) =>
  documents.processDocument(input.id, signal),
)

const rereadDocument = fromCall<void, { id: string; encoding: Encoding }>(
  ({ input: { id, encoding }, signal }) => documents.rereadDocument(id, encoding, signal),
)

const deleteDocument = fromCall<void, { id: string }>(({ input, signal }) =>
  documents.deleteDocument(input.id, signal),
)

const NOT_SUPPORTED = [404, 405, 501]

/** Rejects with the reason `UNSUPPORTED` if the backend cannot change documents. */
const changeDocument = fromCall<void, { id: string; change: DocumentUpdate }>(
  async ({ input: { id, change }, signal }) => {
    try {
      await documents.updateDocument(id, change, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || !NOT_SUPPORTED.includes(error.status ?? 0)) throw error
      // A document that was deleted elsewhere also answers 404.
      if (error.status === 404) await documents.getDocument(id, signal)
      const what = change.excluded === undefined ? 'stop reading documents' : 'exclude documents from answers'
      throw new ReasonError(`It isn't possible to ${what} here.`, UNSUPPORTED, error)
    }
  },
)

export const liveActors = {
  listDocuments,
  autoIndex,
  pollDocuments,
  inspectFiles,
  upload: uploadMachine.provide({ actors: { sendFile } }),
  document: documentMachine.provide({
    actors: { indexDocument, processDocument, rereadDocument, deleteDocument, changeDocument },
  }),
}
