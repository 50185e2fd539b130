import { loadEnv } from 'vite'
import { expect, test } from 'vitest'
import { ACCESS_CODE } from '../../../mocks/demo/accessCode.ts'
import { parseEnv } from '../../../src/config/env.ts'
import { isAccessCode, readAccessCodeHash } from '../../../src/flows/demo-login/accessCode.ts'

test('what the presenter is told opens the demo build, which holds the hash alone', async () => {
  const { accessCodeHash, sequences } = parseEnv(loadEnv('demo', process.cwd(), 'VITE_'))
  const hash = readAccessCodeHash(accessCodeHash)
  expect(hash && (await isAccessCode(ACCESS_CODE, hash))).toBe(true)
  expect(sequences.admin).not.toBe('')
})

test('a build that is told nothing has neither code nor admin shortcut', () => {
  expect(parseEnv({})).toMatchObject({ accessCodeHash: '', sequences: { admin: '', signup: 'GO' } })
})
