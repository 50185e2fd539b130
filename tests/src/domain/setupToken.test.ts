import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SetupTokenState } from '../../../src/domain/setupToken.ts'
import {
  setupTokenFormatError,
  setupTokenFromQuery,
  setupTokenState,
} from '../../../src/domain/setupToken.ts'

const TOKEN = '0123456789abcdef'.repeat(4)
const EXPIRES = '2026-11-28T09:00:00.000Z'
const AT = Date.parse(EXPIRES)
const row = (account_created = false, expires_at = EXPIRES) => ({ account_created, expires_at })

test.each([
  ['', null],
  ['token=', null],
  ['setup_token=%20', null],
  [`setup_token=${TOKEN}`, TOKEN],
  [`token=${TOKEN}`, TOKEN],
  [`token=other&setup_token=${TOKEN}`, TOKEN],
  [`setup_token=&token=${TOKEN}`, TOKEN],
  [`setup_token=${TOKEN}&setup_token=other`, TOKEN],
  [`setup_token=%20${TOKEN}%0A`, TOKEN],
  [`token=%20${TOKEN}%0A`, TOKEN],
  [`Setup_Token=${TOKEN}`, null],
])('setupTokenFromQuery reads the setup token from the query %j', (query, token) => {
  expect(setupTokenFromQuery(new URLSearchParams(query))).toBe(token)
})

test.each([
  [null, 'missing'],
  ['', 'missing'],
  [TOKEN, null],
  [TOKEN.slice(1), 'malformed'],
  [`${TOKEN}0`, 'malformed'],
  [`${TOKEN}\n`, 'malformed'],
  [TOKEN.toUpperCase(), 'malformed'],
  [TOKEN.replace('a', 'g'), 'malformed'],
  ['0'.repeat(10_240), 'malformed'],
  ["' or 1=1 --", 'malformed'],
])('setupTokenFormatError returns for %j the error %s', (token, error) => {
  expect(setupTokenFormatError(token)).toBe(error)
})

test('setupTokenFormatError accepts every token of 32 bytes in hexadecimal digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      expect(setupTokenFormatError(Buffer.from(bytes).toString('hex'))).toBeNull()
    }),
  )
})

test.each<[string, string | null, ReturnType<typeof row> | null, number, SetupTokenState]>([
  ['no token', null, row(), AT, 'missing'],
  ['no hexadecimal digits', 'x', row(), AT, 'malformed'],
  ['no row', TOKEN, null, AT, 'unknown'],
  ['long before', TOKEN, row(), 0, 'usable'],
  ['at its last moment', TOKEN, row(), AT, 'usable'],
  ['a millisecond later', TOKEN, row(), AT + 1, 'expired'],
  ['with an account', TOKEN, row(true), AT - 1, 'used'],
  ['with an account, later', TOKEN, row(true), AT + 1, 'used'],
  ['as the database writes time', TOKEN, row(false, '2026-11-28T09:00:00.000001+00:00'), AT, 'usable'],
  ['in another zone', TOKEN, row(false, '2026-11-28T11:00:00+02:00'), AT + 1, 'expired'],
  ['with an expiry of no date', TOKEN, row(false, 'soon'), AT, 'expired'],
])('setupTokenState returns the state of a token: %s', (_, token, facts, now, state) => {
  expect(setupTokenState(token, facts, now)).toBe(state)
})

test('an expired setup token stays expired', () => {
  const moments = fc.integer({ min: 0, max: 2 * AT })
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const earlier = setupTokenState(TOKEN, row(), Math.min(one, other))
      const later = setupTokenState(TOKEN, row(), Math.max(one, other))
      expect(earlier === 'expired' && later === 'usable').toBe(false)
    }),
  )
})
