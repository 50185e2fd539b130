import { expect, vi } from 'vitest'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { configureApi } from '../../../../src/api/settings.ts'
import { saveDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import type { deleteDataActor } from '../../../../src/flows/settings/dataDeletion.actors.ts'
import type { exportDataActor } from '../../../../src/flows/settings/dataExport.actors.ts'
import type { DataOwner } from '../../../../src/flows/settings/privacy.machine.ts'
import { startAsChild } from '../../../support/documents.ts'
import { eventually } from '../../../support/eventually.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { type Client, formOf, signUp } from '../../../support/mocks/testBackend.ts'

/** The mock backend with one user, Ada, whose token the API client sends, and an empty local storage. */
export async function createSettingsNetwork() {
  const network = await createMockNetwork()
  vi.stubGlobal('localStorage', new MemoryStorage())
  const ada = await signUp(network.backend, 'ada@quill.example')
  configureApi({ baseUrl: 'https://app.example/api/v1', getToken: () => ada.token, onUnauthorized: () => {} })
  return { network, ada }
}

export const ownerOf = ({ user }: Client): DataOwner => ({
  backend: { id: user.id, email: user.email },
  hosted: null,
})

/** Runs the export or the deletion of an owner's data. Returns what it reported, the result last. */
export async function run(task: typeof deleteDataActor | typeof exportDataActor, owner: DataOwner) {
  const { reports, stop } = startAsChild(task, owner)
  await eventually(() => expect(reports.at(-1)?.type).toMatch(/finished|failed/))
  stop()
  return reports
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
