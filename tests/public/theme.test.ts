import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { MemoryStorage } from '../../mocks/demo/storage/memoryStorage.ts'
import { KEPT_KEYS } from '../../src/device/keys.ts'
import { DEVICE_KEYS } from '../../src/session/keys.ts'

const script = readFileSync(fileURLToPath(new URL('../../public/theme.js', import.meta.url)), 'utf8')

/** Runs the script in a page with this storage and these preferences. */
function openPage({
  stored = {},
  prefersLight = false,
  reducedMotion = true,
  storage = storageWith(stored),
  pathname = '/',
  hash = '',
  onLine = true,
}: {
  stored?: Record<string, string>
  prefersLight?: boolean
  reducedMotion?: boolean
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  pathname?: string
  hash?: string
  onLine?: boolean
}) {
  const system = Object.assign(new EventTarget(), { matches: prefersLight })
  const window = new EventTarget()
  const page: { dataset: { theme: string; prerendered?: string } } = {
    dataset: { theme: 'dark', prerendered: '/' },
  }
  let transitions = 0
  runInNewContext(script, {
    localStorage: storage,
    location: { pathname, hash },
    navigator: { onLine },
    document: {
      documentElement: page,
      currentScript: { dataset: {} },
      startViewTransition(update: () => void) {
        transitions += 1
        update()
        return { ready: Promise.resolve() }
      },
    },
    matchMedia: (query: string) => (query.includes('color-scheme') ? system : { matches: reducedMotion }),
    addEventListener: window.addEventListener.bind(window),
  })
  return {
    storage,
    theme: () => page.dataset.theme,
    prerendered: () => page.dataset.prerendered,
    transitions: () => transitions,
    /** Sends the event of src/theme/themeSetting.ts, or the browser's event about a change in another tab. */
    dispatch: (type: 'engram.session' | 'storage') => window.dispatchEvent(new Event(type)),
    setSystemTheme(theme: 'dark' | 'light') {
      system.matches = theme === 'light'
      system.dispatchEvent(new Event('change'))
    },
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
  ['dark', 'a signed-out page on a dark system', {}, false],
  ['light', 'a signed-out page on a light system', {}, true],
  ['dark', 'a signed-in page on a light system', signedIn, true],
  ['dark', 'a hosted session on a light system', { [DEVICE_KEYS.hostedSession]: '{}' }, true],
  ['dark', 'demo access on a light system', { [DEVICE_KEYS.demoAccess]: 'true' }, true],
  ['dark', 'a signed-out page with the choice dark', choice('dark'), true],
  ['light', 'a signed-out page with the choice light', choice('light'), false],
  ['light', 'a signed-in page with the choice light', { ...signedIn, ...choice('light') }, false],
  ['light', 'an unknown choice on a light system', choice('sepia'), true],
])('the page opens in the %s theme: %s', (theme, _, stored, prefersLight) => {
  expect(openPage({ stored, prefersLight }).theme()).toBe(theme)
})

test('the page follows the system if storage is disabled', () => {
  const refuse = () => {
    throw new Error('Storage is disabled.')
  }
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(openPage({ storage, prefersLight: true }).theme()).toBe('light')
})

test('a signed-out page follows a change of the system theme', () => {
  const page = openPage({})
  page.setSystemTheme('light')
  expect(page.theme()).toBe('light')
  page.setSystemTheme('dark')
  expect(page.theme()).toBe('dark')
})

test.each([
  ['a signed-in page', signedIn],
  ['a page with a stored choice', choice('dark')],
])('%s ignores a change of the system theme', (_, stored) => {
  const page = openPage({ stored })
  page.setSystemTheme('light')
  expect(page.theme()).toBe('dark')
})

test('a page becomes dark at sign-in and follows the system again after sign-out', () => {
  const page = openPage({ prefersLight: true })
  page.storage.setItem(DEVICE_KEYS.token, 'a-token')
  page.dispatch('engram.session')
  expect(page.theme()).toBe('dark')
  page.storage.removeItem(DEVICE_KEYS.token)
  page.dispatch('engram.session')
  expect(page.theme()).toBe('light')
})

test('a page applies a theme that another tab has stored', () => {
  const page = openPage({ prefersLight: true })
  page.storage.setItem('engram.theme', 'dark')
  page.dispatch('storage')
  expect(page.theme()).toBe('dark')
})

test.each([
  ['a cross-fade', false, 1],
  ['no cross-fade if reduced motion is preferred', true, 0],
])('a changed theme appears with %s', (_, reducedMotion, count) => {
  const page = openPage({ reducedMotion })
  page.dispatch('engram.session')
  page.setSystemTheme('light')
  expect(page.transitions()).toBe(count)
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
