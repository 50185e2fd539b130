import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath, stateReturningTo } from '../../../../src/app/guards/returnTo.ts'
import { FIRST_PATH } from '../../../../src/domain/paths.ts'
import { REDIRECT_STRINGS } from '../../../support/redirectStrings.ts'

const ORIGIN = 'https://app.example'

test.each([
  ['/chat', '/chat'],
  ['/knowledge-base?status=failed#d1', '/knowledge-base?status=failed#d1'],
  ['/', '/'],
  ['', FIRST_PATH],
  ['chat', FIRST_PATH],
  [' /chat', FIRST_PATH],
  ['/documents?search=%2f%2fevil.example', '/documents?search=%2f%2fevil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/@evil.example', '/@evil.example'],
])('returnTo returns for the stored path %j the path %j', (returnTo, path) => {
  expect(returnPath({ returnTo })).toBe(path)
})

test.each([null, undefined, {}, { returnTo: 7 }, { returnTo: null }, '/chat', ['/chat']])(
  'returnTo returns the default path for the history state %j',
  (state) => {
    expect(returnPath(state)).toBe(FIRST_PATH)
  },
)

test('returnTo returns the requested page with its query and hash', () => {
  const addresses = fc
    .tuple(fc.webPath(), fc.webQueryParameters(), fc.webFragments())
    .map(([path, query, fragment]) => new URL(`${ORIGIN}${path}?${query}#${fragment}`))
    .filter(({ pathname }) => !pathname.startsWith('//'))
  fc.assert(
    fc.property(addresses, ({ pathname, search, hash }) => {
      const state = stateReturningTo({ pathname, search, hash, state: null, key: 'k' })
      expect(returnPath(state)).toBe(`${pathname}${search}${hash}`)
    }),
  )
})

test('returnTo never returns an address of another origin', () => {
  const texts = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', ' ', 'a', '?', '#', '%09', '\t', '\n'),
  })
  fc.assert(
    fc.property(texts, (returnTo) => {
      expect(new URL(returnPath({ returnTo }), ORIGIN).origin).toBe(ORIGIN)
    }),
  )
})

test.each(REDIRECT_STRINGS)('after a sign-in, the return path %j leads to the first page', (returnTo) => {
  expect(returnPath({ returnTo })).toBe(FIRST_PATH)
})

test.each(REDIRECT_STRINGS)(
  'a request for the path %j returns to a page of the app after a sign-in',
  (path) => {
    const { pathname, search, hash } = new URL(
      `https://app.example${path.startsWith('/') ? path : `/${path}`}`,
    )
    const state = stateReturningTo({ pathname, search, hash, state: null, key: '' })
    const { origin, pathname: returned } = new URL(returnPath(state), 'https://app.example')
    expect(origin).toBe('https://app.example')
    expect(returned).not.toMatch(/^\/[/\\]/)
  },
)
