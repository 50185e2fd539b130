import { vi } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { saveDeviceSettings } from '../../../src/device/deviceSettings.ts'
import { deleteDataActor } from '../../../src/flows/settings/dataDeletion.actors.ts'
import { exportDataActor } from '../../../src/flows/settings/dataExport.actors.ts'
import type { DataOwner, ExportFile } from '../../../src/flows/settings/privacy.machine.ts'
import { privacyMachine } from '../../../src/flows/settings/privacy.machine.ts'
import type { Client } from '../mocks/testBackend.ts'
import { formOf, signUp } from '../mocks/testBackend.ts'
import { createMockNetwork } from './mockNetwork.ts'

export const NETWORK_ERROR =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

/** The mock backend with one user, Ada, whose token the API client sends, and an empty local storage. */
export async function createSettingsNetwork() {
  const network = await createMockNetwork()
  vi.stubGlobal('localStorage', new MemoryStorage())
  const ada = await signUp(network.backend, 'ada@quill.example')
  const onUnauthorized = vi.fn()
  configureApi({ baseUrl: 'https://app.example/api/v1', getToken: () => ada.token, onUnauthorized })
  return { network, ada, onUnauthorized }
}

export const ownerOf = ({ user }: Client): DataOwner => ({
  backend: { id: user.id, email: user.email },
  hosted: null,
})

/** Starts the privacy machine with its live actors. */
export function startPrivacy(owner: DataOwner) {
  const actor = createActor(
    privacyMachine.provide({ actors: { exportData: exportDataActor, deleteData: deleteDataActor } }),
    { input: { owner } },
  )
  const emitted: EventObject[] = []
  const progress: number[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.subscribe(({ context }) => progress.push(context.progress.done))
  actor.start()
  const finished = () => waitFor(actor, (state) => !state.matches('exporting') && !state.matches('deleting'))
  return {
    actor,
    emitted,
    progress,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async export() {
      actor.send({ type: 'export.requested' })
      await finished()
      const { file } = (emitted.at(-1) ?? {}) as { file?: ExportFile }
      return file === undefined ? null : { name: file.name, content: JSON.parse(file.text) }
    },
    async delete() {
      actor.send({ type: 'deletion.requested' })
      actor.send({ type: 'deletion.confirmed' })
      await finished()
    },
    async retry() {
      actor.send({ type: 'deletion.retried' })
      await finished()
    },
  }
}

const SLEEP_NOTES = 'Sleep strengthens memory. Spindles carry memories from the hippocampus to the cortex.'

/** Creates an indexed document, a processed one, a chat with two messages, a stored file, and settings on the device. */
export async function createData(ada: Client): Promise<void> {
  const [sleep] = await ada.upload({ 'sleep.md': SLEEP_NOTES, 'tides.md': 'Tides follow the moon.' })
  await ada.call('post /rag/index-document/{id}', { params: { id: sleep?.id ?? '' } })
  const { body: chat } = await ada.call<{ id: string }>('post /chat/new', { body: { title: 'Sleep' } })
  await ada.call('post /chat/session/{id}/ask', {
    params: { id: chat.id },
    body: { text: 'What strengthens memory?' },
  })
  await ada.call('post /files/upload-files', { body: formOf({ 'plan.txt': 'A plan.' }) })
  saveDeviceSettings({ retention: 90 })
  localStorage.setItem('engram.drafts', '{"userId":"ada","drafts":{}}')
}

/** The amount of data in the user's backend account. */
export async function countData(ada: Client) {
  const count = async (name: string) => (await ada.call<unknown[]>(name)).body.length
  const { body: graph } = await ada.call<{ totalNodes: number }>('get /rag/graph/stats', {
    query: { user_id: ada.user.id },
  })
  return {
    documents: await count('get /documents/'),
    chats: await count('get /chat/sessions'),
    files: await count('get /files/files'),
    nodes: graph.totalNodes,
  }
}

export const NO_DATA = { documents: 0, chats: 0, files: 0, nodes: 0 }
