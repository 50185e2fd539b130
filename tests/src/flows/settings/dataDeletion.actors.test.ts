import { beforeEach, describe, expect, test } from 'vitest'
import { readDeviceSettings, saveDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'
import {
  countData,
  createData,
  createSettingsNetwork,
  NETWORK_ERROR,
  NO_DATA,
  ownerOf,
  startPrivacy,
} from '../../../support/flows/settings.ts'
import type { Client } from '../../../support/mocks/testBackend.ts'
import { signUp } from '../../../support/mocks/testBackend.ts'

let network: MockNetwork
let ada: Client
beforeEach(async () => {
  ;({ network, ada } = await createSettingsNetwork())
})

describe('deletionActor', () => {
  test('all data of the user is deleted and data of another user is not', async () => {
    await createData(ada)
    const bea = await signUp(network.backend, 'bea@quill.example')
    await bea.upload({ 'moon.md': 'The moon.' })
    const data = startPrivacy(ownerOf(ada))
    await data.delete()
    expect(data.value()).toBe('deleted')
    expect(data.context().deleted).toEqual({ memory: 1, documents: 2, chats: 1, files: 1, device: 1 })
    expect(await countData(ada)).toEqual(NO_DATA)
    expect(readDeviceSettings()).toEqual({})
    expect(localStorage.getItem('engram.drafts')).toBeNull()
    expect((await bea.call('get /documents/count')).body).toEqual({ count: 1 })
    expect((await ada.call('get /users/{id}', { params: { id: ada.user.id } })).status).toBe(200)
  })

  test('an indexed document is removed from the graph and deleted when deleting the graph fails', async () => {
    await createData(ada)
    network.answerWith('DELETE /api/v1/memory/user/', answers(503, { detail: 'Down.' }))
    const data = startPrivacy(ownerOf(ada))
    await data.delete()
    expect(data.value()).toBe('deletionFailed')
    expect(data.context().failures).toEqual([{ kind: 'memory', name: null, reason: 'Down.' }])
    expect(await countData(ada)).toMatchObject({ documents: 0, chats: 0, files: 0 })
  })

  test.each([
    ['DELETE /api/v1/documents/', 'documents', ['tides.md', 'sleep.md']],
    ['DELETE /api/v1/chat/session/', 'chats', ['Sleep']],
    ['DELETE /api/v1/files/file/', 'files', ['plan.txt']],
    ['GET /api/v1/documents/', 'documents', [null]],
    ['GET /api/v1/chat/sessions', 'chats', [null]],
    ['GET /api/v1/files/files', 'files', [null]],
  ])('a failing %s is reported as a failed item and a retry deletes it', async (request, kind, names) => {
    await createData(ada)
    network.answerWith(request, offline)
    const data = startPrivacy(ownerOf(ada))
    await data.delete()
    expect(data.value()).toBe('deletionFailed')
    expect(data.context().failures).toEqual(names.map((name) => ({ kind, name, reason: NETWORK_ERROR })))
    expect(data.emitted).toMatchObject([{ type: 'deletion.failed' }])
    network.answerAsUsual()
    await data.retry()
    expect(data.value()).toBe('deleted')
    expect(data.context().deleted).toEqual({ memory: 1, documents: 2, chats: 1, files: 1, device: 1 })
    expect(await countData(ada)).toEqual(NO_DATA)
  })

  test('a document that is being processed is reported as a failed item', async () => {
    await createData(ada)
    const [document] = await ada.upload({ 'new.md': 'New.' })
    await network.backend.db.documents.update(document?.id ?? '', { status: 'processing' })
    const data = startPrivacy(ownerOf(ada))
    await data.delete()
    expect(data.context().failures).toEqual([
      { kind: 'documents', name: 'new.md', reason: 'The document is being processed.' },
    ])
  })

  test('an item that no longer exists is not reported as a failure', async () => {
    await createData(ada)
    network.answerWith('DELETE /api/v1/chat/session/', answers(404, { detail: 'Not found.' }))
    const data = startPrivacy(ownerOf(ada))
    await data.delete()
    expect(data.value()).toBe('deleted')
    expect(data.context().deleted.chats).toBe(0)
  })

  test('the deletion succeeds when the backend has no file storage', async () => {
    network.answerWith('GET /api/v1/files/files', answers(404, { detail: 'Not Found' }))
    const data = startPrivacy(ownerOf(ada))
    await data.delete()
    expect(data.value()).toBe('deleted')
  })

  test('only device data is deleted and no request is sent without a backend account', async () => {
    saveDeviceSettings({ displayName: 'Una' })
    const data = startPrivacy({ backend: null, hosted: null })
    await data.delete()
    expect(data.value()).toBe('deleted')
    expect(readDeviceSettings()).toEqual({})
    expect(network.sent).toEqual([])
  })

  test('sixty chats are all deleted', async () => {
    for (let i = 0; i < 60; i += 1) await ada.call('post /chat/new', { body: { title: `Chat ${i}` } })
    const data = startPrivacy(ownerOf(ada))
    await data.delete()
    expect(data.context().deleted.chats).toBe(60)
    expect(await countData(ada)).toEqual(NO_DATA)
  })
})
