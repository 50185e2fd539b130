import { expect, test } from 'vitest'
import { secretsIn } from './secrets.ts'

test.each([
  ['-----BEGIN RSA PRIVATE', ' KEY-----'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2Vydm', 'ljZV9yb2xlIn0.c2lnbmF0dXJl'],
  ['sb_secret_', 'abcdefgh12345678'],
  ['AKIA', 'ABCDEFGHIJKLMNOP'],
  ['ghp_', 'a'.repeat(36)],
  ['npm_', 'a'.repeat(36)],
  ['xoxb-', '1234567890-abc'],
  ['sk_live_', 'a'.repeat(20)],
  ['postgres://user:', 'password@db.example'],
])('a secret that starts with %s is found in a file', (start, end) => {
  expect(secretsIn(`const a="${start}${end}";`)).toHaveLength(1)
})

test.each(['sb_publishable_abcdefgh12345678', 'https://user@host.example', 'eyJ', 'npm_config_cache'])(
  'the text %s is not a secret',
  (text) => {
    expect(secretsIn(text)).toEqual([])
  },
)
