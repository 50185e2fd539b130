import { createActor, type EventObject, fromCallback } from 'xstate'
import type { Document } from '../../src/api/types.ts'
import { fileRejectionOf } from '../../src/domain/upload.ts'
import { documentMachine } from '../../src/flows/knowledge-base/document/document.machine.ts'
import type { RefreshRequest } from '../../src/flows/knowledge-base/documents.base.ts'
import { documentsMachine } from '../../src/flows/knowledge-base/documents.machine.ts'
import { matchingDocuments } from '../../src/flows/knowledge-base/list/matchingDocuments.ts'
import type { ChosenFile } from '../../src/flows/knowledge-base/uploads/chosenFile.ts'
import type {
  InspectionReport,
  InspectionRequest,
} from '../../src/flows/knowledge-base/uploads/inspectFiles.ts'
import type { SendingEvent } from '../../src/flows/knowledge-base/uploads/upload.machine.ts'
import { uploadMachine } from '../../src/flows/knowledge-base/uploads/upload.machine.ts'
import { answerable, settled } from './documents.ts'

/** The knowledge base's machine with every call in the hands of the test. */
export function startKnowledgeBase({ hasBackend = true, autoIndex = false, search = '' } = {}) {
  const listing = answerable<Document[], undefined>()
  const processing = answerable<void, { id: string }>()
  const indexing = answerable<void, { id: string }>()
  const deleting = answerable<void, { id: string }>()
  const refreshes: RefreshRequest[] = []
  const inspections: InspectionRequest[] = []
  const sameBytes: Record<string, string> = {}
  const sendings = new Map<string, (event: SendingEvent) => void>()

  const actor = createActor(
    documentsMachine.provide({
      actors: {
        listDocuments: listing.logic,
        watchAutoIndex: fromCallback(() => {}),
        watchDocuments: fromCallback<RefreshRequest, { documents: readonly Document[] }>(({ receive }) => {
          receive((request) => refreshes.push(request))
        }),
        // Looks at names and sizes only, at once; a test says itself which bytes are the same.
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
              sendings.set(input.file.id, sendBack)
              return () => sendings.delete(input.file.id)
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
    { input: { hasBackend, autoIndex, search } },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  return {
    actor,
    emitted,
    refreshes,
    /** What was to be looked into. */
    inspections,
    /** The file that has the same bytes, by the name of a file to be chosen. */
    sameBytes,
    /** The uploads that are being sent, by their id, to tell how each goes. */
    sendings,
    calls: { list: listing.calls, process: processing.calls, index: indexing.calls, remove: deleting.calls },
    context: () => actor.getSnapshot().context,
    /** The ids of the documents that search and filter let through. */
    shown: () => matchingDocuments(actor.getSnapshot().context).map(({ id }) => id),
    /** The state of an upload or a row, or undefined where nobody is at work on it. */
    stateOf(id: string): unknown {
      const snapshot = actor.getSnapshot().children[id]?.getSnapshot()
      return snapshot && 'value' in snapshot ? snapshot.value : undefined
    },
    async load(documents: Document[] = []) {
      listing.calls.at(-1)?.answer(documents)
      await settled()
    },
    /** What the watch tells. */
    list: (documents: Document[], changed: string[] = []) =>
      actor.send({ type: 'documents.refreshed', documents, changed }),
    choose(...names: string[]) {
      const files = names.map((name) => ({ id: name, name, size: 1_000 }))
      actor.send({ type: 'files.chosen', files })
    },
    tell: (name: string, event: SendingEvent) => sendings.get(name)?.(event),
  }
}
