import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { configureApi } from '../../../../src/api/settings.ts'
import { keepDeviceSettings, readDeviceSettings } from '../../../../src/device/deviceSettings.ts'
import { accountSettings, DEFAULT_SETTINGS } from '../../../../src/domain/settings.ts'
import { deletionActor } from '../../../../src/flows/settings/deletion.actors.ts'
import { exportActor } from '../../../../src/flows/settings/export.actors.ts'
import type { ExportFile, Owner } from '../../../../src/flows/settings/privacy.machine.ts'
import { privacyMachine } from '../../../../src/flows/settings/privacy.machine.ts'
import { liveActors } from '../../../../src/flows/settings/section.actors.ts'
import type { Change } from '../../../../src/flows/settings/section.machine.ts'
import { sectionMachine } from '../../../../src/flows/settings/section.machine.ts'
import type { Wire } from '../../../support/flows/wire.ts'
import { answers, createWire, offline } from '../../../support/flows/wire.ts'
import { MemoryStorage } from '../../../support/memoryStorage.ts'
import type { Client } from '../../../support/mocks/testBackend.ts'
import { formOf, signUp } from '../../../support/mocks/testBackend.ts'

const NETWORK =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'
const una = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

let wire: Wire
let ada: Client
let onUnauthorized: () => void
beforeEach(async () => {
  wire = await createWire()
  vi.stubGlobal('localStorage', new MemoryStorage())
  ada = await signUp(wire.backend, 'ada@quill.example')
  onUnauthorized = vi.fn()
  configureApi({ baseUrl: 'https://app.example/api/v1', getToken: () => ada.token, onUnauthorized })
})

/** A section, opened by Ada or, without an account at the backend, by somebody else. */
function openSection(accountId: string | null) {
  const actor = createActor(sectionMachine.provide({ actors: liveActors }), {
    input: { accountId, isAtOnce: accountId === null, kept: DEFAULT_SETTINGS, edited: {} },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async save(change: Change) {
      actor.send({ type: 'setting.edited', change })
      actor.send({ type: 'form.submitted' })
      await waitFor(actor, (state) => !state.matches('saving'))
    },
  }
}

describe('what the account keeps', () => {
  const atBackend = async () =>
    accountSettings((await ada.call<Client['user']>('get /users/{id}', { params: { id: ada.user.id } })).body)

  test.each<Change>([
    { displayName: 'Mira Halloran' },
    { displayName: 'ميرا هالوران' },
    { displayName: '🧠' },
    { displayName: 'n'.repeat(201) },
    { displayName: '<img src=x onerror=alert(1)>' },
    { machineName: 'Mnemosyne II' },
    { contradictionTolerance: 0 },
    { contradictionTolerance: 0.4 },
    { beliefSensitivity: 'high' },
    { memoryDecay: 'slow' },
  ])('is there after %j', async (change) => {
    const section = openSection(ada.user.id)
    await section.save(change)
    expect(section.value()).toBe('saved')
    expect(await atBackend()).toMatchObject(change)
    expect(section.emitted).toMatchObject([{ type: 'settings.saved', user: { id: ada.user.id } }])
    expect(wire.sent).toEqual([`PUT /api/v1/users/${ada.user.id}`])
    expect(readDeviceSettings()).toEqual({})
  })

  test.each<Change>([{ displayName: ' ' }, { machineName: '' }, { displayName: 'n'.repeat(202) }])(
    'is not sent as %j',
    async (change) => {
      await openSection(ada.user.id).save(change)
      expect(wire.sent).toEqual([])
    },
  )

  test.each([
    ['the network is down', offline, NETWORK],
    ['the backend is broken', answers(500, { detail: 'Oh.' }), 'Oh.'],
    [
      'it refuses a field',
      answers(422, { detail: [{ loc: ['body', 'name'], msg: 'Too long' }] }),
      'body.name: Too long',
    ],
    ['the user is gone', answers(404, { detail: 'Not found.' }), 'Not found.'],
    ['it answers nonsense', answers(200, []), 'Invalid response format'],
  ])('is still to be saved where %s', async (_, answer, message) => {
    wire.answerWith('PUT /api/v1/users/', answer)
    const section = openSection(ada.user.id)
    await section.save({ displayName: 'Mira' })
    expect(section.value()).toBe('failed')
    expect(section.context()).toMatchObject({ failure: message, edited: { displayName: 'Mira' } })
    expect(section.emitted).toEqual([{ type: 'saving.failed', message }])
    wire.answerAsUsual()
    await section.save({})
    expect(section.value()).toBe('saved')
    expect((await atBackend()).displayName).toBe('Mira')
  })

  test('is refused to somebody whose session has ended, who is told to sign in again', async () => {
    wire.answerWith('PUT /api/v1/users/', answers(401, { detail: 'No.' }))
    await openSection(ada.user.id).save({ displayName: 'Mira' })
    expect(onUnauthorized).toHaveBeenCalledOnce()
  })
})

describe('what the device keeps', () => {
  test('is there at once, and no call is made', async () => {
    const section = openSection(null)
    await section.save({ autoIndex: false })
    await section.save({ retention: 'unlimited' })
    expect(readDeviceSettings()).toEqual({ autoIndex: false, retention: 'unlimited' })
    expect(section.emitted).toEqual([
      { type: 'settings.saved', user: null },
      { type: 'settings.saved', user: null },
    ])
    expect(wire.sent).toEqual([])
  })

  test('is as it was where the browser has no room left', async () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    const section = openSection(null)
    await section.save({ autoIndex: false })
    expect(section.value()).toBe('failed')
    expect(section.context()).toMatchObject({
      failure: expect.stringMatching(/^This browser could not keep it/),
      kept: { autoIndex: true },
      edited: {},
    })
  })
})

const adaAsOwner = (): Owner => ({ backend: { id: ada.user.id, email: ada.user.email }, hosted: null })

/** The section of a person's data. */
function openData(owner = adaAsOwner()) {
  const actor = createActor(
    privacyMachine.provide({ actors: { exportData: exportActor, deleteData: deletionActor } }),
    { input: { owner } },
  )
  const emitted: EventObject[] = []
  const progress: number[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.subscribe(({ context }) => progress.push(context.progress.done))
  actor.start()
  const rests = () => waitFor(actor, (state) => !state.matches('exporting') && !state.matches('deleting'))
  return {
    actor,
    emitted,
    progress,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async export() {
      actor.send({ type: 'export.requested' })
      await rests()
      const { file } = (emitted.at(-1) ?? {}) as { file?: ExportFile }
      return file === undefined ? null : { name: file.name, content: JSON.parse(file.text) }
    },
    async delete() {
      actor.send({ type: 'deletion.requested' })
      actor.send({ type: 'deletion.confirmed' })
      await rests()
    },
    async retry() {
      actor.send({ type: 'deletion.retried' })
      await rests()
    },
  }
}

const SLEEP = 'Sleep strengthens memory. Spindles carry memories from the hippocampus to the cortex.'

/** Ada has an indexed document, one that is not, a chat of two messages, a stored file, and settings here. */
async function fill() {
  const [sleep] = await ada.upload({ 'sleep.md': SLEEP, 'tides.md': 'Tides follow the moon.' })
  await ada.call('post /rag/index-document/{id}', { params: { id: sleep?.id ?? '' } })
  const { body: chat } = await ada.call<{ id: string }>('post /chat/new', { body: { title: 'Sleep' } })
  await ada.call('post /chat/session/{id}/ask', {
    params: { id: chat.id },
    body: { text: 'What strengthens memory?' },
  })
  await ada.call('post /files/upload-files', { body: formOf({ 'plan.txt': 'A plan.' }) })
  keepDeviceSettings({ retention: 90 })
  localStorage.setItem('engram.drafts', '{"userId":"ada","drafts":{}}')
}

/** What of it is left at the backend. */
async function leftAtBackend() {
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

const NOTHING_LEFT = { documents: 0, chats: 0, files: 0, nodes: 0 }

describe('an export', () => {
  test('has everything that is known', async () => {
    await fill()
    const data = openData({ ...adaAsOwner(), hosted: una })
    const exported = await data.export()
    expect(exported?.name).toMatch(/^engram-export-\d{4}-\d\d-\d\d\.json$/)
    expect(exported?.content).toMatchObject({
      missing: [],
      user: { email: 'ada@quill.example', machine_name: 'Mnemosyne' },
      documents: [{ filename: 'tides.md' }, { filename: 'sleep.md', is_indexed: true }],
      chatSessions: [
        {
          title: 'Sleep',
          messages: [
            { role: 'user', content: 'What strengthens memory?' },
            { role: 'assistant', sources: [{ filename: 'sleep.md' }] },
          ],
        },
      ],
      graph: { stats: { documentsProcessed: 1 } },
      files: [{ name: 'plan.txt' }],
      account: una,
      deviceSettings: { retention: 90 },
    })
    expect(exported?.content.graph.relationships.length).toBeGreaterThan(0)
    expect(exported?.content.graph.topConnections.length).toBeGreaterThan(0)
    expect(data.progress).toContain(8)
    expect(data.context().progress).toEqual({ done: 8, total: 8 })
  })

  test.each([
    ['GET /api/v1/documents/', 'your documents', 'documents'],
    ['GET /api/v1/chat/sessions', 'your chats', 'chatSessions'],
    ['GET /api/v1/files/files', 'the list of your stored files', 'files'],
    ['GET /api/v1/users/', 'your profile', 'user'],
  ])('without %s names it, and has the rest', async (start, part, key) => {
    await fill()
    wire.answerWith(start, answers(503, { detail: 'Down.' }))
    const data = openData()
    const exported = await data.export()
    const missing = [{ part, reason: 'Down.' }]
    expect(data.value()).toBe('exported')
    expect(data.context().missing).toEqual(missing)
    expect(exported?.content).toMatchObject({ missing, [key]: null, graph: { stats: {} } })
  })

  test('without the messages of a chat names it', async () => {
    await fill()
    wire.answerWith('GET /api/v1/chat/session/', offline)
    const exported = await openData().export()
    expect(exported?.content).toMatchObject({
      missing: [{ part: 'the messages of the chat “Sleep”', reason: NETWORK }],
      chatSessions: [{ title: 'Sleep', messages: null }],
    })
  })

  test('of nothing at all says why, and hands over no file', async () => {
    wire.answerWith('/api/v1', offline)
    const data = openData()
    expect(await data.export()).toBeNull()
    expect(data.value()).toBe('exportFailed')
    expect(data.emitted).toEqual([{ type: 'export.failed', message: NETWORK }])
  })

  test('that is given up gives up its calls', async () => {
    const signals: AbortSignal[] = []
    wire.answerWith('/api/v1', (request) => {
      signals.push(request.signal)
      return new Promise<never>(() => {})
    })
    const data = openData()
    data.actor.send({ type: 'export.requested' })
    await vi.waitFor(() => expect(signals).toHaveLength(7))
    data.actor.send({ type: 'export.cancelled' })
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
    expect(data.emitted).toEqual([])
  })

  test('without backend access has what is known here, and makes no call', async () => {
    keepDeviceSettings({ displayName: 'Una' })
    const exported = await openData({ backend: null, hosted: una }).export()
    expect(exported?.content).toEqual({
      exportedAt: expect.any(String),
      missing: [],
      account: una,
      deviceSettings: { displayName: 'Una' },
    })
    expect(wire.sent).toEqual([])
  })
})

describe('a deletion', () => {
  test('leaves nothing, at the backend and here, and nobody else loses anything', async () => {
    await fill()
    const bea = await signUp(wire.backend, 'bea@quill.example')
    await bea.upload({ 'moon.md': 'The moon.' })
    const data = openData()
    await data.delete()
    expect(data.value()).toBe('deleted')
    expect(data.context().removed).toEqual({ memory: 1, documents: 2, chats: 1, files: 1, device: 1 })
    expect(await leftAtBackend()).toEqual(NOTHING_LEFT)
    expect(readDeviceSettings()).toEqual({})
    expect(localStorage.getItem('engram.drafts')).toBeNull()
    expect((await bea.call('get /documents/count')).body).toEqual({ count: 1 })
    expect((await ada.call('get /users/{id}', { params: { id: ada.user.id } })).status).toBe(200)
  })

  test('takes a document out of the graph by itself where the graph could not be emptied', async () => {
    await fill()
    wire.answerWith('DELETE /api/v1/memory/user/', answers(503, { detail: 'Down.' }))
    const data = openData()
    await data.delete()
    expect(data.value()).toBe('deletionFailed')
    expect(data.context().left).toEqual([{ kind: 'memory', name: null, reason: 'Down.' }])
    expect(await leftAtBackend()).toMatchObject({ documents: 0, chats: 0, files: 0 })
  })

  test.each([
    ['DELETE /api/v1/documents/', 'documents', ['tides.md', 'sleep.md']],
    ['DELETE /api/v1/chat/session/', 'chats', ['Sleep']],
    ['DELETE /api/v1/files/file/', 'files', ['plan.txt']],
    ['GET /api/v1/documents/', 'documents', [null]],
    ['GET /api/v1/chat/sessions', 'chats', [null]],
    ['GET /api/v1/files/files', 'files', [null]],
  ])('without %s names what is left, and a retry goes on with that', async (start, kind, names) => {
    await fill()
    wire.answerWith(start, offline)
    const data = openData()
    await data.delete()
    expect(data.value()).toBe('deletionFailed')
    expect(data.context().left).toEqual(names.map((name) => ({ kind, name, reason: NETWORK })))
    expect(data.emitted).toMatchObject([{ type: 'deletion.failed' }])
    wire.answerAsUsual()
    await data.retry()
    expect(data.value()).toBe('deleted')
    expect(data.context().removed).toEqual({ memory: 1, documents: 2, chats: 1, files: 1, device: 1 })
    expect(await leftAtBackend()).toEqual(NOTHING_LEFT)
  })

  test('names a document that is being processed', async () => {
    await fill()
    const [document] = await ada.upload({ 'new.md': 'New.' })
    await wire.backend.db.documents.update(document?.id ?? '', { status: 'processing' })
    const data = openData()
    await data.delete()
    expect(data.context().left).toEqual([
      { kind: 'documents', name: 'new.md', reason: 'The document is being processed.' },
    ])
  })

  test('takes what somebody else was faster to delete for deleted', async () => {
    await fill()
    wire.answerWith('DELETE /api/v1/chat/session/', answers(404, { detail: 'Not found.' }))
    const data = openData()
    await data.delete()
    expect(data.value()).toBe('deleted')
    expect(data.context().removed.chats).toBe(0)
  })

  test('does without stored files where the backend has no place for them', async () => {
    wire.answerWith('GET /api/v1/files/files', answers(404, { detail: 'Not Found' }))
    const data = openData()
    await data.delete()
    expect(data.value()).toBe('deleted')
  })

  test('without backend access forgets what is here, and makes no call', async () => {
    keepDeviceSettings({ displayName: 'Una' })
    const data = openData({ backend: null, hosted: null })
    await data.delete()
    expect(data.value()).toBe('deleted')
    expect(readDeviceSettings()).toEqual({})
    expect(wire.sent).toEqual([])
  })

  test('of a great many things leaves none', async () => {
    for (let i = 0; i < 60; i += 1) await ada.call('post /chat/new', { body: { title: `Chat ${i}` } })
    const data = openData()
    await data.delete()
    expect(data.context().removed.chats).toBe(60)
    expect(await leftAtBackend()).toEqual(NOTHING_LEFT)
  })
})
