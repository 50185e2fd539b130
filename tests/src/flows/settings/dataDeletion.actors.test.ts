import { beforeEach, expect, test } from 'vitest'
import { readDeviceSettings, saveDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { deleteDataActor } from '../../../../src/flows/settings/dataDeletion.actors.ts'
import { NOTHING_DELETED } from '../../../../src/flows/settings/dataDeletion.ts'
import { answers, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { type Client, signUp } from '../../../support/mocks/testBackend.ts'
import { countData, createData, createSettingsNetwork, NO_DATA, ownerOf, run } from './support.ts'

let network: MockNetwork
let ada: Client
beforeEach(async () => {
  ;({ network, ada } = await createSettingsNetwork())
  await createData(ada)
})

const deleteData = async (owner = ownerOf(ada)) => (await run(deleteDataActor, owner)).at(-1)

test('all data of the user is deleted, and neither the account nor data of another user', async () => {
  const bea = await signUp(network.backend, 'bea@quill.example')
  await bea.upload({ 'moon.md': 'The moon.' })
  const deleted = { memory: 1, documents: 2, chats: 1, files: 1, device: 1 }
  expect(await deleteData()).toEqual({ type: 'deletion.finished', deleted, failures: [] })
  expect(await countData(ada)).toEqual(NO_DATA)
  expect(readDeviceSettings()).toEqual({})
  expect(localStorage.getItem('engram.drafts')).toBeNull()
  expect((await bea.call('get /documents/count')).body).toEqual({ count: 1 })
  expect((await ada.call('get /users/{id}', { params: { id: ada.user.id } })).status).toBe(200)
})

test('an indexed document is removed from the graph and deleted when deleting the graph fails', async () => {
  network.answerWith('DELETE /api/v1/memory/user/', answers(503, { detail: 'Down.' }))
  expect(await deleteData()).toMatchObject({ failures: [{ kind: 'memory', name: null, reason: 'Down.' }] })
  expect(await countData(ada)).toMatchObject({ documents: 0, chats: 0, files: 0 })
})

test.each([
  ['DELETE /api/v1/documents/', 'documents', ['tides.md', 'sleep.md']],
  ['DELETE /api/v1/chat/session/', 'chats', ['Sleep']],
  ['DELETE /api/v1/files/file/', 'files', ['plan.txt']],
  ['GET /api/v1/documents/', 'documents', [null]],
  ['GET /api/v1/chat/sessions', 'chats', [null]],
  ['GET /api/v1/files/files', 'files', [null]],
])('a failing %s is reported for each item, and the rest is deleted', async (request, kind, names) => {
  network.answerWith(request, answers(403, { detail: 'Down.' }))
  const failures = names.map((name) => ({ kind, name, reason: 'Down.' }))
  expect(await deleteData()).toMatchObject({ failures, deleted: { memory: 1, device: 1, [kind]: 0 } })
  expect(Object.values(await countData(ada)).filter((count) => count > 0)).toHaveLength(1)
})

test('an item that no longer exists and a backend without file storage are no failures', async () => {
  network.answerWith('DELETE /api/v1/chat/session/', answers(404, { detail: 'Not found.' }))
  network.answerWith('GET /api/v1/files/files', answers(404, { detail: 'Not found.' }))
  expect(await deleteData()).toMatchObject({ deleted: { documents: 2, chats: 0, files: 0 }, failures: [] })
})

test('only data of the device is deleted, without a request, if there is no backend account', async () => {
  saveDeviceSettings({ displayName: 'Una' })
  network.sent.length = 0
  const deleted = { ...NOTHING_DELETED, device: 1 }
  expect(await deleteData({ backend: null, hosted: null })).toMatchObject({ deleted, failures: [] })
  expect(readDeviceSettings()).toEqual({})
  expect(network.sent).toEqual([])
})
