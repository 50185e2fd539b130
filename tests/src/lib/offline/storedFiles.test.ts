import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStoredFiles } from '../../../../src/lib/offline/storedFiles.ts'

const ORIGIN = 'https://app.example'
const HTML = { headers: { 'Content-Type': 'text/html' } }
const FILES = ['/', '/assets/index-1.js', '/config.json']

/** What the network answers by path; a missing path has no connection. */
let network: Record<string, () => Response>
let requested: string[]

const pathOf = (input: RequestInfo | URL) =>
  new URL(input instanceof Request ? input.url : String(input), ORIGIN).pathname

/** Caches that store the responses by path. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>()
  return {
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>()
      all.set(name, entries)
      return {
        match: async (path: string) => entries.get(path)?.clone(),
        put: async (path: string, response: Response) => void entries.set(path, response),
        keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
      }
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  }
}

beforeEach(() => {
  requested = []
  network = {
    '/': () => new Response('page 1', HTML),
    '/assets/index-1.js': () => new Response('script 1'),
    '/config.json': () => new Response('settings 1'),
  }
  vi.stubGlobal('caches', createCaches())
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    requested.push(pathOf(input))
    const answer = network[pathOf(input)]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer()
  })
})

afterEach(() => vi.unstubAllGlobals())

const build = (version: string, files = FILES) =>
  createStoredFiles({ files, version }, ORIGIN, { cachePrefix: 'files-', changingFile: '/config.json' })

async function get(files: ReturnType<typeof build>, path: string, isNavigation = false) {
  const request = new Request(ORIGIN + path)
  if (isNavigation) Object.defineProperty(request, 'mode', { value: 'navigate' })
  const response = await files.respond(request)
  return response instanceof Response ? response.text() : response
}

test('the page and the settings come from the network while there is a connection', async () => {
  const files = build('1')
  await files.store()
  network['/'] = () => new Response('page 2', HTML)
  network['/config.json'] = () => new Response('settings 2')
  expect(await get(files, '/', true)).toBe('page 2')
  expect(await get(files, '/config.json')).toBe('settings 2')
})

test('every page is the stored one without a connection, with the latest settings', async () => {
  const files = build('1')
  await files.store()
  network['/config.json'] = () => new Response('settings 2')
  await get(files, '/config.json')
  network = {}
  expect(await get(files, '/chat', true)).toBe('page 1')
  expect(await get(files, '/config.json')).toBe('settings 2')
})

test('hashed files come from the store without a request', async () => {
  const files = build('1')
  await files.store()
  requested = []
  expect(await get(files, '/assets/index-1.js')).toBe('script 1')
  expect(requested).toEqual([])
})

test('requests to services, to other origins and with other methods are left to the browser', () => {
  const files = build('1')
  expect(files.respond(new Request(`${ORIGIN}/api/v1/documents/`))).toBeNull()
  expect(files.respond(new Request('https://api.example/assets/index-1.js'))).toBeNull()
  expect(files.respond(new Request(ORIGIN, { method: 'POST' }))).toBeNull()
})

test('files of the version before are served until they are deleted', async () => {
  await build('1').store()
  const next = build('2', ['/', '/assets/index-2.js'])
  network['/assets/index-2.js'] = () => new Response('script 2')
  await next.store()
  network = {}
  expect(await get(next, '/assets/index-1.js')).toBe('script 1')
  await next.deleteOthers()
  await expect(get(next, '/assets/index-1.js')).rejects.toThrow('Failed to fetch')
  expect(await get(next, '/assets/index-2.js')).toBe('script 2')
})

test('a page that is sent instead of a missing file is not stored, nor the page that needs the file', async () => {
  network['/assets/index-1.js'] = () => new Response('page', HTML)
  const files = build('1')
  await expect(files.store()).rejects.toThrow('/assets/index-1.js could not be loaded.')
  network = {}
  await expect(get(files, '/', true)).rejects.toThrow('Failed to fetch')
})

test('hashed files are left to the browser once it is known that nothing is stored', async () => {
  const files = build('1')
  expect(await get(files, '/assets/index-1.js')).toBe('script 1')
  expect(await get(files, '/assets/index-1.js')).toBe('network')
  await files.store()
  network = {}
  expect(await get(files, '/assets/index-1.js')).toBe('script 1')
})

test('hashed files are not left to the browser when an earlier worker stored them', async () => {
  await build('1').store()
  network = {}
  const files = build('1')
  expect(await get(files, '/assets/index-1.js')).toBe('script 1')
  expect(await get(files, '/assets/index-1.js')).toBe('script 1')
})

test('a build with a page for other paths serves it there, and the landing page only at its own path', async () => {
  network['/app'] = () => new Response('page of the app', HTML)
  const files = build('1', [...FILES, '/app'])
  await files.store()
  network = {}
  expect(await get(files, '/dashboard', true)).toBe('page of the app')
  expect(await get(files, '/', true)).toBe('page 1')
})

test('a file that is stored on use is not loaded before, and stays available without a connection and in a new build', async () => {
  const options = { cachePrefix: 'files-' }
  const filesOnUse = ['/assets/words-1.gz']
  const create = (version: string) =>
    createStoredFiles({ files: FILES, filesOnUse, version }, ORIGIN, options)
  const files = create('1')
  await files.store()
  expect(requested).not.toContain('/assets/words-1.gz')
  network['/assets/words-1.gz'] = () => new Response('words')
  expect(await get(files, '/assets/words-1.gz')).toBe('words')
  delete network['/assets/words-1.gz']
  const next = create('2')
  await next.store()
  await next.deleteOthers()
  expect(await get(next, '/assets/words-1.gz')).toBe('words')
})
