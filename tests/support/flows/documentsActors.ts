import { afterEach, beforeEach, onTestFinished, vi } from 'vitest'
import type { EventObject } from 'xstate'
import { createActor, waitFor } from 'xstate'
import { describeFile } from '../../../src/flows/knowledge-base/uploads/chosenFile.ts'
import { signInAsAda } from './ada.ts'
import { FetchXhr } from './FetchXhr.ts'
import type { MockNetwork } from './mockNetwork.ts'
import { createMockNetwork } from './mockNetwork.ts'

// For tests of the knowledge base with its live actors.

// The document whose visibility the polling actor reads.
globalThis.document ??= Object.assign(new EventTarget(), { hidden: false }) as unknown as Document

export const { liveActors } = await import('../../../src/flows/knowledge-base/documents.actors.ts')
const { documentsMachine } = await import('../../../src/flows/knowledge-base/documents.machine.ts')

export const { documentActorId: documentActor, uploadActorId: uploadActor } = await import(
  '../../../src/flows/knowledge-base/documents.base.ts'
)

export const UPLOAD = 'POST /api/v1/documents/upload'
export const TIDES = 'The spring range is 3.4 metres.'
const TIMEOUT_MS = 50_000

export let network: MockNetwork

export type Content = string | Uint8Array

/** Starts the documents machine for a signed-in user and waits until the list is loaded or has failed. */
export async function open({ autoIndex = false } = {}) {
  const actor = createActor(documentsMachine.provide({ actors: liveActors }), {
    input: { hasBackend: true, autoIndex },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  actor.send({ type: 'page.opened' })
  onTestFinished(() => {
    actor.stop()
  })
  await waitFor(actor, (state) => !state.matches('loading'), { timeout: TIMEOUT_MS })

  const base = {
    actor,
    emitted,
    context: () => actor.getSnapshot().context,
    document: (filename: string) => base.context().documents.find((one) => one.filename === filename),
    /** The failure message of a document or upload actor. */
    reasonOf(id: string) {
      const snapshot = actor.getSnapshot().children[id]?.getSnapshot()
      const context: { failure?: string | null; message?: string | null } =
        snapshot !== undefined && 'context' in snapshot ? snapshot.context : {}
      return context.failure ?? context.message ?? null
    },
    choose(files: Record<string, Content>) {
      const chosen = Object.entries(files).map(([name, content]) => {
        // Sets the name directly, because the File constructor replaces some characters.
        const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
        return describeFile(Object.defineProperty(file, 'name', { value: name }))
      })
      actor.send({ type: 'files.chosen', files: chosen })
      return chosen
    },
    until: (test: () => boolean) => waitFor(actor, test, { timeout: TIMEOUT_MS }),
    /** Uploads a file and waits until it is processed or has failed. */
    async upload(name: string, content: Content) {
      base.choose({ [name]: content })
      await base.until(() => /completed|failed/.test(base.context().documents[0]?.status ?? ''))
      const [document] = base.context().documents
      if (document === undefined) throw new Error(`${name} did not arrive.`)
      return document
    },
    /** Requests an action for a document and waits until the request has ended. */
    async ask(type: 'index.requested' | 'retry.requested' | 'delete.requested', id: string) {
      actor.send({ type, id })
      await base.until(() => {
        const snapshot = actor.getSnapshot().children[documentActor(id)]?.getSnapshot()
        const value = snapshot && 'value' in snapshot ? snapshot.value : null
        return value !== 'indexing' && value !== 'retrying' && value !== 'deleting'
      })
    },
  }
  return base
}

/** Registers the hooks of the tests. */
export function setUpDocuments(): void {
  beforeEach(async () => {
    network = await createMockNetwork()
    vi.stubGlobal('XMLHttpRequest', FetchXhr)
    vi.stubGlobal('window', new EventTarget())
    await signInAsAda()
  })
  afterEach(() => network.backend.idle())
}
