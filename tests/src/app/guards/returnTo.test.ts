import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath, stateReturningTo } from '../../../../src/app/guards/returnTo.ts'
import { FIRST_PATH } from '../../../../src/domain/paths.ts'

const ORIGIN = 'https://app.example'

test.each([
  ['/chat', '/chat'],
  ['/knowledge-base?status=failed#d1', '/knowledge-base?status=failed#d1'],
  ['/', '/'],
  ['', FIRST_PATH],
  ['chat', FIRST_PATH],
  ['//evil.example', FIRST_PATH],
  ['/\\evil.example', FIRST_PATH],
  ['\\\\evil.example', FIRST_PATH],
  ['https://evil.example', FIRST_PATH],
  ['javascript:alert(1)', FIRST_PATH],
  [' /chat', FIRST_PATH],
  ['/\t/evil.example', FIRST_PATH],
  ['/\n/evil.example', FIRST_PATH],
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
