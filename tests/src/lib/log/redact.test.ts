import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redact } from '../../../../src/lib/log/redact.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1bmEifQ.c2lnbmF0dXJl'
const UUID = '8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44'

test.each<[unknown, unknown]>([
  ['Mail to una@lab.example failed.', 'Mail to [email] failed.'],
  [`Authorization: Bearer ${JWT}`, 'Authorization: Bearer [token]'],
  [`The token ${JWT} has expired.`, 'The token [token] has expired.'],
  [
    'https://app.example/setup?token=abc&x=1#access_token=def',
    'https://app.example/setup?token=[redacted]&x=[redacted]#access_token=[redacted]',
  ],
  ['https://una:pass@app.example/a', 'https://app.example/a'],
  ['{"password":"correct horse"}', '{"password":"[redacted] horse"}'],
  ['code=123456', 'code=[redacted]'],
  ['The code 123456 is wrong.', 'The code [code] is wrong.'],
  [`${'0123456789abcdef'.repeat(4)} was used`, '[token] was used'],
  [`Request ${UUID} took 1234 ms.`, `Request ${UUID} took 1234 ms.`],
  [
    'at load (https://app.example/assets/ChatScreen-Bx1Yz2Ab.js:1:2345)',
    'at load (https://app.example/assets/ChatScreen-Bx1Yz2Ab.js:1:2345)',
  ],
  [
    { status: 503, requestId: UUID, retries: [1, null, true] },
    { status: 503, requestId: UUID, retries: [1, null, true] },
  ],
  [
    { password: 'x', newPassword: 'x', setup_token: 'x', code: 'x', userEmail: 'x', apiKey: 'x' },
    {
      password: '[redacted]',
      newPassword: '[redacted]',
      setup_token: '[redacted]',
      code: '[redacted]',
      userEmail: '[redacted]',
      apiKey: '[redacted]',
    },
  ],
  [
    { token: null, reason: undefined },
    { token: null, reason: undefined },
  ],
  [{ 'una@lab.example': 1 }, { '[email]': 1 }],
  [Symbol('a'), 'Symbol(a)'],
])('redact replaces what is secret in example %#', (value, expected) => {
  expect(redact(value)).toEqual(expected)
})

test('redact keeps name, message and cause of an error, without secrets', () => {
  const cause = new TypeError('una@lab.example is unknown')
  expect(redact(new Error(`Refused ${JWT}`, { cause }))).toMatchObject({
    name: 'Error',
    message: 'Refused [token]',
    cause: { name: 'TypeError', message: '[email] is unknown' },
  })
})

test('redact ends in an object that contains itself', () => {
  const loop: Record<string, unknown> = { level: 1 }
  loop.self = loop
  expect(JSON.stringify(redact(loop))).toContain('[nested]')
})

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const word = fc.stringMatching(/^[a-z]{1,10}$/)
const base64 = fc.stringMatching(/^[A-Za-z0-9_-]{12,30}$/)

/** Secrets that are recognized in any text. */
const secret = fc.oneof(
  fc.emailAddress({ size: '-1' }),
  fc.tuple(base64, base64, base64).map(([head, body, sign]) => `eyJ${head}.eyJ${body}.${sign}`),
  hex(64),
)

/** The secret in a text, as the sentence, the URL or the JSON of a message. */
const place = fc.constantFrom(
  (text: string) => text,
  (text: string) => `The call with ${text} failed.`,
  (text: string) => `GET https://api.example/v1/${encodeURI(text)} failed`,
  (text: string) => `https://app.example/reset?a=1&token=${encodeURIComponent(text)}`,
  (text: string) => JSON.stringify({ detail: [{ msg: `"${text}" is taken` }] }),
)

test('no secret is left in any text, key, array, nested object or error', () => {
  fc.assert(
    fc.property(secret, place, word, (secret, put, key) => {
      const text = put(secret)
      const nested = { [key]: [text, { [text]: new Error(text, { cause: { detail: text } }) }] }
      expect(JSON.stringify(redact(nested))).not.toContain(secret)
    }),
  )
})

test('no value of a field with a secret name is left, whatever it is', () => {
  const name = fc.constantFrom(
    'password',
    'confirmPassword',
    'access_token',
    'refreshToken',
    'email',
    'code',
    'apikey',
  )
  fc.assert(
    fc.property(name, fc.uuid(), word, (name, value, key) => {
      expect(JSON.stringify(redact({ [key]: [{ [name]: { value } }] }))).not.toContain(value)
    }),
  )
})
