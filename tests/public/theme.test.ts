import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { MemoryStorage } from '../../mocks/demo/storage/memoryStorage.ts'
import { KEPT_KEYS } from '../../src/device/keys.ts'
import { DEVICE_KEYS } from '../../src/session/keys.ts'

const script = readFileSync(fileURLToPath(new URL('../../public/theme.js', import.meta.url)), 'utf8')

/** Runs the script in a page with this storage. */
function openPage({
  stored = {},
  storage = storageWith(stored),
  pathname = '/',
  hash = '',
  onLine = true,
}: {
  stored?: Record<string, string>
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  pathname?: string
  hash?: string
  onLine?: boolean
}) {
  const window = new EventTarget()
  const page: { dataset: { theme: string; prerendered?: string } } = {
    dataset: { theme: 'dark', prerendered: '/' },
  }
  runInNewContext(script, {
    localStorage: storage,
    location: { pathname, hash },
    navigator: { onLine },
    document: {
      documentElement: page,
      currentScript: { dataset: {} },
    },
    addEventListener: window.addEventListener.bind(window),
  })
  return {
    storage,
    theme: () => page.dataset.theme,
    prerendered: () => page.dataset.prerendered,
    /** Sends the browser's event about a change in another tab. */
    dispatchStorage: () => window.dispatchEvent(new Event('storage')),
  }
}

function storageWith(entries: Record<string, string>): MemoryStorage {
  const storage = new MemoryStorage()
  for (const [key, value] of Object.entries(entries)) storage.setItem(key, value)
  return storage
}

const signedIn = { [DEVICE_KEYS.token]: 'a-token' }
const choice = (theme: string) => ({ 'engram.theme': theme })

test.each([
  ['dark', 'without a choice', {}],
  ['dark', 'with the choice dark', choice('dark')],
  ['light', 'with the choice light', choice('light')],
  ['dark', 'with an unknown choice', choice('sepia')],
])('the page opens in the %s theme %s', (theme, _, stored) => {
  expect(openPage({ stored }).theme()).toBe(theme)
})

test('the page is dark if storage is disabled', () => {
  const refuse = () => {
    throw new Error('Storage is disabled.')
  }
  expect(openPage({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } }).theme()).toBe('dark')
})

test('a page applies a theme that another tab has stored', () => {
  const page = openPage({})
  page.storage.setItem('engram.theme', 'light')
  page.dispatchStorage()
  expect(page.theme()).toBe('light')
})

test('the prerendered first screen is shown to visitors of the landing page', () => {
  expect(openPage({}).prerendered()).toBe('/')
})

test.each([
  ['on another page', { pathname: '/dashboard' }],
  ['with a section in the address', { hash: '#request-access' }],
  ['without a connection', { onLine: false }],
  ['to a user who is signed in', { stored: signedIn }],
  ['to a user with a new account', { stored: { [KEPT_KEYS.readyAccount]: 'ada@lab.example' } }],
])('the prerendered first screen is not shown %s', (_, options) => {
  expect(openPage(options).prerendered()).toBe('hidden')
})
