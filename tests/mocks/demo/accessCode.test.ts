import { readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { expect, test } from 'vitest'
import { ACCESS_CODE } from '../../../mocks/demo/accessCode.ts'
import { parseSettings } from '../../../src/config/settings.ts'
import {
  ACCESS_CODE_ROUNDS,
  isAccessCode,
  readAccessCodeHash,
} from '../../../src/flows/demo-login/accessCode.ts'

test("the presenter's access code matches the hash in the demo build", async () => {
  const { accessCodeHash, sequences } = parseSettings(loadEnv('demo', process.cwd(), 'VITE_'))
  const hash = readAccessCodeHash(accessCodeHash)
  expect(hash && (await isAccessCode(ACCESS_CODE, hash))).toBe(true)
  expect(sequences.admin).not.toBe('')
})

test("the demo's hash has the rounds of npm run access-code, which SECURITY.md names", () => {
  expect(readAccessCodeHash(loadEnv('demo', process.cwd()).VITE_ACCESS_CODE_HASH ?? '')?.rounds).toBe(
    ACCESS_CODE_ROUNDS,
  )
  const security = readFileSync(new URL('../../../SECURITY.md', import.meta.url), 'utf8')
  expect(security).toContain(`(PBKDF2, ${ACCESS_CODE_ROUNDS.toLocaleString('en-US')} rounds)`)
})

test('a build without configuration has no access code and no admin shortcut', () => {
  expect(
    parseSettings({ VITE_HOSTED_KEY: 'public', VITE_CONTACT_EMAIL: 'hello@engram.example' }),
  ).toMatchObject({ accessCodeHash: '', sequences: { admin: '', signup: 'GO' } })
})
