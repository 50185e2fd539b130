import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import {
  ACCESS_CODE_ROUNDS,
  isAccessCode,
  readAccessCodeHash,
} from '../../src/flows/demo-login/accessCode.ts'

function accessCode(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/accessCode.mjs', ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test.each([
  ['its argument', ["löwe 🦁's two words"], '', "löwe 🦁's two words"],
  ['the first line of standard input', [], 'lantern\r\nanother\n', 'lantern'],
  ['standard input without a line break', [], 'lantern', 'lantern'],
])('npm run access-code prints the hash of %s, each time with a new salt', async (_, args, input, code) => {
  const { status, stdout, stderr } = accessCode(args, input)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const hash = readAccessCodeHash(stdout.trim())
  expect(hash?.rounds).toBe(ACCESS_CODE_ROUNDS)
  expect(hash && (await isAccessCode(code, hash))).toBe(true)
  expect(hash && (await isAccessCode(`${code}x`, hash))).toBe(false)
  expect(accessCode(args, input).stdout).not.toBe(stdout)
})

test.each([
  ['spaces only', ['  '], ''],
  ['nothing on standard input', [], ''],
  ['an empty line', [], '\n'],
  ['several arguments', ['two', 'words'], ''],
])('npm run access-code rejects %s', (_, args, input) => {
  const { status, stdout, stderr } = accessCode(args, input)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/code/)
})
