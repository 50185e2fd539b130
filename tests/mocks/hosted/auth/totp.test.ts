import { expect, test } from 'vitest'
import { decodeBase32, encodeBase32 } from '../../../../mocks/hosted/auth/base32.ts'
import { hotp, isCode, totp } from '../../../../mocks/hosted/auth/totp.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const SECRET = utf8('12345678901234567890')

/** RFC 4226, appendix D. */
test.each([
  [0, '755224'],
  [3, '969429'],
  [9, '520489'],
])('the HOTP code of the counter %i is %s', async (counter, code) => {
  expect(await hotp(SECRET, counter)).toBe(code)
})

/** RFC 6238, appendix B, for SHA-1. */
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [20000000000, '65353130'],
])('the TOTP code at second %i is %s', async (second, code) => {
  expect(await totp(SECRET, second * 1000, 8)).toBe(code)
})

test('a code is accepted one period early and one period late', async () => {
  const own = 1_000_000 * 30_000
  const code = await totp(SECRET, own)
  const right = [-2, -1, 0, 1, 2].map((periods) => isCode(SECRET, code, own + periods * 30_000))
  expect(await Promise.all(right)).toEqual([false, true, true, true, false])
})

/** RFC 4648, section 10, without the padding. */
test.each([
  ['', ''],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is encoded as %s in base32', (text, base32) => {
  expect(encodeBase32(utf8(text))).toBe(base32)
  expect([...decodeBase32(base32)]).toEqual([...utf8(text)])
})
