import { createActor, type EventObject, fromCallback } from 'xstate'
import type { Document } from '../../src/api/types.ts'
import { fileRejectionOf } from '../../src/domain/upload.ts'
import { documentMachine } from '../../src/flows/knowledge-base/document/document.machine.ts'
import { documentsMachine } from '../../src/flows/knowledge-base/documents.machine.ts'
import type { PollingInput, PollingRequest } from '../../src/flows/knowledge-base/documents.types.ts'
import { uploadsOf } from '../../src/flows/knowledge-base/documents.uploads.ts'
import { matchingDocuments } from '../../src/flows/knowledge-base/list/matchingDocuments.ts'
import type { ChosenFile } from '../../src/flows/knowledge-base/uploads/chosenFile.ts'
import type {
  InspectionReport,
  InspectionRequest,
} from '../../src/flows/knowledge-base/uploads/inspectFiles.ts'
import type { SendingEvent } from '../../src/flows/knowledge-base/uploads/upload.machine.ts'
import { uploadMachine } from '../../src/flows/knowledge-base/uploads/upload.machine.ts'
import { flushPromises, manualActor } from './documents.ts'

/** Starts the documents machine with the page open, and with actors that the test controls. */
export function startKnowledgeBase({ hasBackend = true, autoIndex = false, search = '' } = {}) {
  const listing = manualActor<Document[], undefined>()
  const processing = manualActor<void, { id: string }>()
  const indexing = manualActor<void, { id: string }>()
  const deleting = manualActor<void, { id: string }>()
  const refreshes: PollingRequest[] = []
  const inspections: InspectionRequest[] = []
  const sameBytes: Record<string, string> = {}
  const sendBacks = new Map<string, (event: SendingEvent) => void>()

  const actor = createActor(
    documentsMachine.provide({
      actors: {
        listDocuments: listing.logic,
        watchAutoIndex: fromCallback(() => {}),
        pollDocuments: fromCallback<PollingRequest, PollingInput>(({ receive }) => {
          receive((request) => refreshes.push(request))
        }),
        // Checks names and sizes only. `sameBytes` defines which files have the same bytes.
        inspectFiles: fromCallback<InspectionRequest, undefined>(({ receive, sendBack }) => {
          receive((request) => {
            inspections.push(request)
            const report: InspectionReport = {
              type: 'files.inspected',
              files: request.files.map((file) => ({
                file,
                rejection: fileRejectionOf(file),
                sameAs: sameBytes[file.name] ?? null,
              })),
            }
            sendBack(report)
          })
        }),
        upload: uploadMachine.provide({
          actors: {
            sendFile: fromCallback<EventObject, { file: ChosenFile }>(({ input, sendBack }) => {
              sendBacks.set(input.file.id, sendBack)
              return () => sendBacks.delete(input.file.id)
            }),
          },
        }),
        document: documentMachine.provide({
          actors: {
            processDocument: processing.logic,
            indexDocument: indexing.logic,
            deleteDocument: deleting.logic,
          },
        }),
      },
    }),
    { input: { hasBackend, autoIndex } },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'page.opened' })
  actor.send({ type: 'url.followed', search, filter: 'all', sort: null })

  return {
    actor,
    emitted,
    refreshes,
    /** The inspection requests. */
    inspections,
    /** The name of the file with the same bytes, by file name. */
    sameBytes,
    /** The `sendBack` functions of the files being sent, by upload id. */
    sendBacks,
    calls: { list: listing.calls, process: processing.calls, index: indexing.calls, remove: deleting.calls },
    context: () => actor.getSnapshot().context,
    /** The uploads with their status. */
    uploads: () => uploadsOf(actor.getSnapshot()).map(({ id, status }) => ({ id, status })),
    /** The ids of the documents that match search and filter. */
    matching: () => matchingDocuments(actor.getSnapshot().context).map(({ id }) => id),
    /** The state of the actor with this id, or undefined if there is none. */
    stateOf(id: string): unknown {
      const snapshot = actor.getSnapshot().children[id]?.getSnapshot()
      return snapshot && 'value' in snapshot ? snapshot.value : undefined
    },
    async load(documents: Document[] = []) {
      listing.calls.at(-1)?.resolve(documents)
      await flushPromises()
    },
    /** Reports a listing. `changed` are ids that changed after it was requested. */
    list: (documents: Document[], changed: string[] = []) =>
      actor.send({ type: 'documents.refreshed', documents, changed }),
    choose(...names: string[]) {
      const files = names.map((name) => ({ id: name, name, size: 1_000 }))
      actor.send({ type: 'files.chosen', files })
    },
    reportSending: (name: string, event: SendingEvent) => sendBacks.get(name)?.(event),
  }
}
