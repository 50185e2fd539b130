import { pbkdf2Sync } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AccessCodeHash } from '../../../../src/flows/demo-login/accessCode.ts'
import {
  accessCodeDelayMs,
  accessCodeHashText,
  isAccessCode,
  readAccessCodeHash,
} from '../../../../src/flows/demo-login/accessCode.ts'

const CODE = 'open sésame 7'
const ROUNDS = 1000
const SALT = Uint8Array.from({ length: 16 }, (_, index) => index)

function hashOf(text: string): AccessCodeHash {
  const hash = readAccessCodeHash(text)
  if (hash === null) throw new Error(`Invalid access code hash: ${text}`)
  return hash
}

describe('isAccessCode', () => {
  let stored: AccessCodeHash
  beforeAll(async () => {
    stored = hashOf(await accessCodeHashText(CODE, SALT, ROUNDS))
  })

  test.each([
    [CODE, true],
    [CODE.normalize('NFD'), true],
    ['', false],
    [' ', false],
    [` ${CODE}\n`, true],
    [`\u200b${CODE.replaceAll(' ', '\u00a0')}\u200e`, true],
    [CODE.replaceAll(' ', ''), false],
    ['\u200b', false],
    [CODE.slice(0, -1), false],
    [CODE.toUpperCase(), false],
    ['😀'.repeat(5000), false],
  ])('isAccessCode returns for %j: %s', async (typed, isRight) => {
    expect(await isAccessCode(typed, stored)).toBe(isRight)
  })

  test('isAccessCode accepts only the code', async () => {
    const visible = fc.stringMatching(/^[!-~à-ž]{1,12}$/)
    await fc.assert(
      fc.asyncProperty(visible, visible, async (code, typed) => {
        const hash = hashOf(await accessCodeHashText(code, SALT, ROUNDS))
        expect(await isAccessCode(code, hash)).toBe(true)
        expect(await isAccessCode(typed, hash)).toBe(typed.normalize('NFC') === code.normalize('NFC'))
      }),
      { numRuns: 30 },
    )
  })

  test('isAccessCode rejects a hash with any different byte', async () => {
    for (let at = 0; at < stored.hash.length; at += 1) {
      const hash = stored.hash.map((byte, place) => (place === at ? byte ^ 1 : byte))
      expect(await isAccessCode(CODE, { ...stored, hash })).toBe(false)
    }
  })
})

test('accessCodeHashText returns a PBKDF2 hash with SHA-256 and its parameters', async () => {
  const hash = pbkdf2Sync('GO-2026', SALT, ROUNDS, 32, 'sha256').toString('hex')
  expect(await accessCodeHashText('GO-2026', SALT, ROUNDS)).toBe(
    `pbkdf2-sha256:1000:000102030405060708090a0b0c0d0e0f:${hash}`,
  )
})

const SALT_TEXT = '00'.repeat(16)
const HASH_TEXT = 'ab'.repeat(32)
test.each([
  ['', false],
  [CODE, false],
  [`pbkdf2-sha256:600000:${SALT_TEXT}:${HASH_TEXT}`, true],
  [`pbkdf2-sha256:999:${SALT_TEXT}:${HASH_TEXT}`, false],
  [`pbkdf2-sha256:0600000:${SALT_TEXT}:${HASH_TEXT}`, false],
  [`pbkdf2-sha256:600000:${SALT_TEXT.slice(2)}:${HASH_TEXT}`, false],
  [`pbkdf2-sha256:600000:${SALT_TEXT}0:${HASH_TEXT}`, false],
  [`pbkdf2-sha256:600000:${SALT_TEXT}:${HASH_TEXT.slice(2)}`, false],
  [`pbkdf2-sha256:600000:${SALT_TEXT}:${HASH_TEXT}\n`, false],
  [`sha256:600000:${SALT_TEXT}:${HASH_TEXT}`, false],
])('readAccessCodeHash accepts the text %j: %s', (text, expected) => {
  expect(readAccessCodeHash(text) !== null).toBe(expected)
})

test.each([
  [0, 0],
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [6, 32_000],
  [7, 60_000],
  [5000, 60_000],
])('accessCodeDelayMs returns after %i wrong codes %i milliseconds', (failures, delay) => {
  expect(accessCodeDelayMs(failures)).toBe(delay)
})

test('never decreases and never exceeds one minute', () => {
  fc.assert(
    fc.property(fc.nat(), (failures) => {
      expect(accessCodeDelayMs(failures + 1)).toBeGreaterThanOrEqual(accessCodeDelayMs(failures))
      expect(accessCodeDelayMs(failures)).toBeLessThanOrEqual(60_000)
    }),
  )
})
