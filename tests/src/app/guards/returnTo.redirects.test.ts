import { expect, test } from 'vitest'
import { returnPath, stateReturningTo } from '../../../../src/app/guards/returnTo.ts'
import { FIRST_PATH } from '../../../../src/domain/paths.ts'
import { REDIRECT_STRINGS } from '../../../support/redirectStrings.ts'

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

test.each([
  '/chat?passage=3#page-2',
  '/documents?search=%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/@evil.example',
])('the path %j of the app is kept', (returnTo) => {
  expect(returnPath({ returnTo })).toBe(returnTo)
})
