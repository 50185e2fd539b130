import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { PersistentBackend } from '../../../mocks/persistence/persistentBackend.ts'
import { startBackend } from '../../../mocks/server/startBackend.ts'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { contractFetch, type Schemas } from '../../support/mocks/contractFetch.ts'
import { formOf } from '../../support/mocks/testBackend.ts'

const createFolder = () => mkdtemp(join(tmpdir(), 'engram-mock-'))
/** Tries again, because a backend that still runs may write into the folder in the meantime. */
const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 10 })

async function temporaryFolder(): Promise<string> {
  const folder = await createFolder()
  onTestFinished(() => remove(folder))
  return folder
}

const start = (data: string) => startBackend({ world: null, seed: null, data })

/** Stops a server: stores everything, and ends its reservation of the folder, as the end of its process would. */
async function stop({ flush }: PersistentBackend, folder: string): Promise<void> {
  await flush()
  await rm(join(folder, 'server.pid'), { force: true })
}

/** A folder with the empty world and one indexed document. The tests use copies of it. */
let template = ''

beforeAll(async () => {
  template = await createFolder()
  const folder = template
  const first = await startBackend({ world: 'empty', seed: null, data: folder })
  const token = await signIn(first)
  await contractFetch(first, 'post /documents/upload', {
    token,
    body: formOf({ 'tides.md': 'The spring range at the landing is 3.4 metres.' }),
  })
  await first.backend.idle()
  const id = first.backend.db.documents.list()[0]?.id ?? ''
  await contractFetch(first, 'post /rag/index-document/{id}', { token, params: { id } })
  await stop(first, folder)
})

afterAll(() => remove(template))

async function filledFolder(): Promise<string> {
  const folder = await temporaryFolder()
  await cp(template, folder, { recursive: true, preserveTimestamps: true })
  return folder
}

async function signIn(backend: PersistentBackend): Promise<string> {
  const { email, password } = DEMO_USER
  const { body } = await contractFetch<Schemas['LoginResponse']>(backend, 'post /auth/login', {
    body: { email, password },
  })
  return body.access_token
}

const control = (backend: PersistentBackend, path: string, body: unknown) =>
  backend.handle(new Request(`http://mock${path}`, { method: 'POST', body: JSON.stringify(body) }))

/** All files below a folder with their times of change. */
async function filesOf(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.map(async (path) => [path, (await stat(path)).mtimeMs] as const)))
}

test('a folder keeps documents, sign-ins and settings between two runs', async () => {
  const folder = await temporaryFolder()
  const first = await startBackend({ world: 'empty', seed: null, data: folder })
  const token = await signIn(first)
  const text = 'The spring range at the landing is 3.4 metres.'
  await contractFetch(first, 'post /documents/upload', { token, body: formOf({ 'tides.md': text }) })
  await first.backend.idle()
  const { id = '', owner_id = '' } = first.backend.db.documents.list()[0] ?? {}
  await contractFetch(first, 'post /rag/index-document/{id}', { token, params: { id } })
  await control(first, '/__mock/faults', { faults: ['api:latency=1'] })
  await control(first, '/__mock/clock', { advanceMs: 60_000 })
  await stop(first, folder)

  const second = await start(folder)
  expect(second.settings()).toEqual({ world: 'empty', faults: ['api:latency=1'], clockOffsetMs: 60_000 })
  const { body } = await contractFetch<Schemas['Document'][]>(second, 'get /documents/', { token })
  expect(body).toMatchObject([{ filename: 'tides.md', status: 'completed', is_indexed: true }])
  const found = await contractFetch(second, 'post /memory/search/{id}', {
    token,
    params: { id: owner_id },
    body: { query: 'spring range' },
  })
  expect(JSON.stringify(found.body)).toContain(text)
  expect(second.backend.snapshot()).toEqual(first.backend.snapshot())
})

test('a file of a folder is not written again when something else changes', async () => {
  const folder = await filledFolder()
  const before = await filesOf(folder)
  const second = await start(folder)
  await contractFetch(second, 'post /chat/new', { token: await signIn(second), body: {} })
  await stop(second, folder)
  const after = await filesOf(folder)
  const changed = [...after].filter(([path, time]) => before.get(path) !== time).map(([path]) => path)
  expect(changed).toEqual([join(folder, 'data-1', 'state.json')])
})

test('the files of a deleted document are deleted from the folder', async () => {
  const folder = await filledFolder()
  const second = await start(folder)
  const id = second.backend.db.documents.list()[0]?.id ?? ''
  const token = await signIn(second)
  await contractFetch(second, 'delete /rag/document/{id}', { token, params: { id } })
  await contractFetch(second, 'delete /documents/{id}', { token, params: { id } })
  await stop(second, folder)
  expect([...(await filesOf(folder)).keys()].toSorted()).toEqual([
    join(folder, 'data-1', 'state.json'),
    join(folder, 'engram-mock.json'),
    join(folder, 'spare'),
  ])
})

test('a reset that is stored in a folder can be undone in the next run', async () => {
  const folder = await filledFolder()
  const second = await start(folder)
  await control(second, '/__mock/reset', {})
  await stop(second, folder)
  const third = await start(folder)
  expect(third.backend.db.documents.count()).toBe(0)
  const { canUndo } = await (await control(third, '/__mock/undo', {})).json()
  expect(canUndo).toBe(false)
  expect(third.backend.db.documents.count()).toBe(1)
  await stop(third, folder)
  expect(await readdir(folder)).toEqual(['data-1', 'engram-mock.json', 'spare'])
})

test('a folder with other files is refused and not changed', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'thesis.md'), 'Spindles.')
  await expect(start(folder)).rejects.toThrow(
    `${folder} contains files that are not the mock server's. Choose an empty folder, or one that does not exist.`,
  )
  expect(await readdir(folder)).toEqual(['thesis.md'])
})

test.each([
  [
    'a mark of another version',
    'engram-mock.json',
    '{"format":"engram-mock-data","version":99,"current":"data-1","previous":null}',
  ],
  [
    'a mark that leaves the folder',
    'engram-mock.json',
    '{"format":"engram-mock-data","version":1,"current":"../data-1","previous":null}',
  ],
  ['a state that is cut off', 'data-1/state.json', '{"settings":'],
])('a folder with %s is refused and not changed', async (_, path, content) => {
  const folder = await filledFolder()
  await writeFile(join(folder, path), content)
  const before = await filesOf(folder)
  await expect(start(folder)).rejects.toThrow(
    /^The data in .* cannot be read \(.*\)\. Nothing was changed\. Delete the folder to start over, or choose another\.$/,
  )
  await rm(join(folder, 'server.pid'), { force: true })
  expect(await filesOf(folder)).toEqual(before)
})

test('a folder with rows that are not valid is refused and not changed', async () => {
  const folder = await filledFolder()
  const path = join(folder, 'data-1', 'state.json')
  const state = JSON.parse(await readFile(path, 'utf8'))
  state.tables.database.users[0].roles = 'admin'
  await writeFile(path, JSON.stringify(state))
  const before = await filesOf(folder)
  // The table logs the reason.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(start(folder)).rejects.toThrow(/cannot be read/)
  await rm(join(folder, 'server.pid'), { force: true })
  expect(await filesOf(folder)).toEqual(before)
})

test.each(['extracts', 'memories'])('a folder with a record in %s that is null is refused', async (kind) => {
  const folder = await filledFolder()
  const [record = ''] = await readdir(join(folder, 'data-1', kind))
  await writeFile(join(folder, 'data-1', kind, record), 'null')
  await expect(start(folder)).rejects.toThrow(`cannot be read (data-1/${kind}/${record} is not valid)`)
})

test('a fault that no longer exists is removed from the stored settings', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const folder = await filledFolder()
  const path = join(folder, 'data-1', 'state.json')
  const state = JSON.parse(await readFile(path, 'utf8'))
  state.settings.faults = ['gone-in-this-version', 'nothing:status=503', 'api:latency=1']
  await writeFile(path, JSON.stringify(state))
  expect((await start(folder)).settings().faults).toEqual(['api:latency=1'])
})

test('a folder without the file of a document is refused', async () => {
  const folder = await filledFolder()
  await rm(join(folder, 'data-1', 'files'), { recursive: true })
  await expect(start(folder)).rejects.toThrow(/cannot be read \(.* is gone\)/)
})

test('a folder with the data of another world than the given one is refused', async () => {
  const folder = await filledFolder()
  await expect(startBackend({ world: 'fresh-beta', seed: null, data: folder })).rejects.toThrow(
    `${folder} contains the data of the world "empty". Leave out --world, or choose another folder.`,
  )
})

test('a folder that a running server uses is refused', async () => {
  const folder = await filledFolder()
  await writeFile(join(folder, 'server.pid'), String(process.ppid))
  await expect(start(folder)).rejects.toThrow(
    `Another server (process ${process.ppid}) uses ${folder}. Stop it, or choose another folder.`,
  )
})

test('a folder of a server that has crashed can be used again', async () => {
  const folder = await filledFolder()
  await writeFile(join(folder, 'server.pid'), '99999999')
  await writeFile(join(folder, 'data-1', 'state.json.tmp'), 'unfinished')
  expect((await start(folder)).backend.db.documents.count()).toBe(1)
})

const upload = (backend: PersistentBackend, token: string, name: string) =>
  contractFetch(backend, 'post /documents/upload', { token, body: formOf({ [name]: 'High water at noon.' }) })

test('a server on a full disk refuses what adds data with 507, keeps its state, and stores deletions', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const folder = await filledFolder()
  const second = await start(folder)
  const token = await signIn(second)
  await second.flush()
  const before = await readFile(join(folder, 'data-1', 'state.json'), 'utf8')

  // Nothing can be written to a folder, so the state cannot be stored.
  await mkdir(join(folder, 'data-1', 'state.json.tmp'))
  await contractFetch(second, 'post /chat/new', { token, body: {} })
  await second.flush()
  expect(report).toHaveBeenCalledOnce()
  for (const path of ['api/v1/documents/upload', 'hosted/rest/v1/waitlist_submissions', '__mock/reset'])
    expect((await second.handle(new Request(`http://mock/${path}`, { method: 'POST' }))).status).toBe(507)
  expect(await readFile(join(folder, 'data-1', 'state.json'), 'utf8')).toBe(before)
  expect(await signIn(second)).not.toBe('')

  const id = second.backend.db.documents.list()[0]?.id ?? ''
  for (const name of ['delete /rag/document/{id}', 'delete /documents/{id}'] as const)
    expect((await contractFetch(second, name, { token, params: { id } })).status).toBeLessThan(300)
  await rm(join(folder, 'data-1', 'state.json.tmp'), { recursive: true })
  expect((await upload(second, token, 'more.md')).status).toBe(201)
  await second.backend.idle()
  await stop(second, folder)
  const names = (await start(folder)).backend.db.documents.list().map(({ filename }) => filename)
  expect(names).toEqual(['more.md'])
})
