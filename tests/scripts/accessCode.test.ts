import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isAccessCode, readAccessCodeHash } from '../../src/flows/demo-login/accessCode.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/accessCode.mjs', import.meta.url))

/** Runs the script like `npm run access-code`. */
function accessCode(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

async function expectHashOf(code: string, printed: string): Promise<void> {
  expect(printed).toMatch(/^pbkdf2-sha256:\d+:[0-9a-f]{32}:[0-9a-f]{64}\n$/)
  const hash = readAccessCodeHash(printed.trim())
  if (hash === null) throw new Error('The printed text is not a hash.')
  expect(hash.rounds).toBeGreaterThanOrEqual(210_000)
  expect(await isAccessCode(code, hash)).toBe(true)
  expect(await isAccessCode(`${code}x`, hash)).toBe(false)
}

describe('npm run access-code', () => {
  test.each(['lantern', 'two words', 'löwe 🦁', "quote's"])(
    'npm run access-code prints the hash of %j',
    async (code) => {
      const { status, stdout, stderr } = accessCode([code])
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      await expectHashOf(code, stdout)
    },
  )

  test.each(['lantern\n', 'lantern', 'lantern\r\n', 'lantern\nanother\n'])(
    'npm run access-code reads the first line of standard input: %j',
    async (input) => {
      const { status, stdout } = accessCode([], input)
      expect(status).toBe(0)
      await expectHashOf('lantern', stdout)
    },
  )

  test('npm run access-code uses a new salt each time', () => {
    expect(accessCode(['lantern']).stdout).not.toBe(accessCode(['lantern']).stdout)
  })

  test.each([
    ['an empty argument', [''], ''],
    ['spaces only', ['  '], ''],
    ['nothing on standard input', [], ''],
    ['an empty line', [], '\n'],
    ['several arguments', ['two', 'words'], ''],
  ])('npm run access-code rejects %s', (_, args, input) => {
    const { status, stdout, stderr } = accessCode(args, input)
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/code/)
  })
})
