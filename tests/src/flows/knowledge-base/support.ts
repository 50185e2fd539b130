import { createActor, type EventObject, fromCallback } from 'xstate'
import { createDocument } from '../../../../mocks/factories/document.ts'
import type { Document } from '../../../../src/api/types.ts'
import { fileRejectionOf } from '../../../../src/domain/upload.ts'
import { documentMachine } from '../../../../src/flows/knowledge-base/document/document.machine.ts'
import { createAutoIndex } from '../../../../src/flows/knowledge-base/machine/autoIndex.ts'
import { documentsMachine } from '../../../../src/flows/knowledge-base/machine/documents.machine.ts'
import type {
  PollingInput,
  PollingRequest,
} from '../../../../src/flows/knowledge-base/machine/documents.types.ts'
import { uploadsOf } from '../../../../src/flows/knowledge-base/machine/documents.uploads.ts'
import type { ChosenFile } from '../../../../src/flows/knowledge-base/upload/chosenFile.ts'
import type {
  InspectionReport,
  InspectionRequest,
} from '../../../../src/flows/knowledge-base/upload/inspectFiles.ts'
import type { SendingEvent } from '../../../../src/flows/knowledge-base/upload/upload.machine.ts'
import { uploadMachine } from '../../../../src/flows/knowledge-base/upload/upload.machine.ts'
import { flushPromises, manualActor } from '../../../support/documents.ts'

// The document whose visibility the polling actor reads.
globalThis.document ??= Object.assign(new EventTarget(), { hidden: false }) as never

export const { liveActors } = await import('../../../../src/flows/knowledge-base/machine/documents.actors.ts')

export const refused = { type: 'sending.failed', message: 'Upload timeout' } as const

/** The report of an upload. The document has the name of the file as its id too. */
export const saved = (name: string) => ({
  type: 'sending.completed' as const,
  document: createDocument({ id: name, filename: name, status: 'uploaded', processed_at: null }),
})

/** Starts the documents machine with the page open and a loaded list, and with actors that the test controls. */
export async function startKnowledgeBase(documents: Document[] = [], { autoIndex = false } = {}) {
  const listing = manualActor<Document[], undefined>()
  const processing = manualActor<void, { id: string }>()
  const indexing = manualActor<void, { id: string }>()
  const deleting = manualActor<void, { id: string }>()
  const inspections: InspectionRequest[] = []
  let isAutoIndexOn = autoIndex
  let onAutoIndexChange = () => {}
  const sendBacks = new Map<string, (event: SendingEvent) => void>()

  const actor = createActor(
    documentsMachine.provide({
      actors: {
        listDocuments: listing.logic,
        autoIndex: createAutoIndex({
          isOn: () => isAutoIndexOn,
          onChange(listener) {
            onAutoIndexChange = listener
            return () => {}
          },
        }),
        pollDocuments: fromCallback<PollingRequest, PollingInput>(() => {}),
        // Checks names and sizes only.
        inspectFiles: fromCallback<InspectionRequest, undefined>(({ receive, sendBack }) => {
          receive((request) => {
            inspections.push(request)
            const files = request.files.map((file) => ({
              file,
              rejection: fileRejectionOf(file),
              sameAs: null,
            }))
            sendBack({ type: 'files.inspected', files } satisfies InspectionReport)
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
    { input: { hasBackend: true } },
  )
  const emitted: EventObject[] = []
  actor.on('failure.occurred', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'page.opened' })
  const load = async () => {
    listing.calls.at(-1)?.resolve(documents)
    await flushPromises()
  }
  await load()

  return {
    actor,
    emitted,
    inspections,
    calls: { list: listing.calls, process: processing.calls, index: indexing.calls, remove: deleting.calls },
    context: () => actor.getSnapshot().context,
    uploads: () => uploadsOf(actor.getSnapshot()).map(({ id, status }) => [id, status]),
    /** The names of the files that are being sent. */
    sending: () => [...sendBacks.keys()],
    /** The state of the document's actor, or undefined if there is none. */
    stateOf(id: string): unknown {
      const snapshot = actor.getSnapshot().children[`document:${id}`]?.getSnapshot()
      return snapshot && 'value' in snapshot ? snapshot.value : undefined
    },
    /** Reports a listing. `changed` are ids that changed after it was requested. */
    list: (listed: Document[], changed: string[] = []) =>
      actor.send({ type: 'documents.refreshed', documents: listed, changed }),
    choose(...names: string[]) {
      const files = names.map((name) => ({ id: name, name, size: 1_000 }))
      actor.send({ type: 'files.chosen', files })
    },
    switchAutoIndex(isOn: boolean) {
      isAutoIndexOn = isOn
      onAutoIndexChange()
    },
    report: (name: string, event: SendingEvent) => sendBacks.get(name)?.(event),
  }
}

/** The part of XMLHttpRequest that uploads use, on top of the global fetch. Reports the whole body as sent at once. */
export class FetchXhr {
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  responseType = ''
  status = 0
  statusText = ''
  response: ArrayBuffer | null = null
  readonly #headers = new Headers()
  readonly #abortController = new AbortController()
  #responseHeaders = new Headers()
  #method = ''
  #url = ''

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return Array.from(this.#responseHeaders, ([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  abort(): void {
    this.#abortController.abort()
    this.onabort?.()
  }

  async send(body: Blob): Promise<void> {
    const { signal } = this.#abortController
    try {
      this.upload.onprogress?.({ lengthComputable: true, loaded: body.size, total: body.size })
      const init = { method: this.#method, headers: this.#headers, body, signal }
      const response = await fetch(this.#url, init)
      this.response = await response.arrayBuffer()
      this.status = response.status
      this.statusText = response.statusText
      this.#responseHeaders = response.headers
      this.onload?.()
    } catch {
      if (!signal.aborted) this.onerror?.()
    }
  }
}
