import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { reloadForNewVersion } from '../../../../src/app/pages/reloadForNewVersion.ts'

const OLD = '/assets/index-Old12345.js'
const NEW = '/assets/index-New12345.js'

const reload = vi.fn()
let page: EventTarget

const htmlWith = (entry: string) =>
  `<head><script src="/theme.js"></script><script type="module" crossorigin src="${entry}"></script></head>`

const serve = (respond: () => Response) => vi.stubGlobal('fetch', async () => respond())

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { pathname: '/chat', reload })
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => OLD }) })
  serve(() => new Response(htmlWith(NEW)))
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

test('the page is reloaded once for a newer version', async () => {
  expect(await reloadForNewVersion()).toBe(true)
  expect(await reloadForNewVersion()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the page is reloaded again for the version after that', async () => {
  await reloadForNewVersion()
  serve(() => new Response(htmlWith('/assets/index-Newer123.js')))
  expect(await reloadForNewVersion()).toBe(true)
})

test.each<[string, () => Response]>([
  ['the server has the same version', () => new Response(htmlWith(OLD))],
  ['the server answers with an error', () => new Response(htmlWith(NEW), { status: 503 })],
  ['the server answers with a page without an entry script', () => new Response('<title>Sign in</title>')],
  [
    'there is no connection',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('the page is not reloaded if %s', async (_name, respond) => {
  serve(respond)
  expect(await reloadForNewVersion()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('the page is not reloaded if the browser would ask before it is left', async () => {
  page.addEventListener('beforeunload', (event) => event.preventDefault())
  expect(await reloadForNewVersion()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
