import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setupTokenFormatError, setupTokenFromQuery } from '../../../src/domain/setupToken.ts'

const TOKEN = '0123456789abcdef'.repeat(4)

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
