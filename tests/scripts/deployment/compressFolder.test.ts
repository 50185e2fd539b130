import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFolder } from '../../../scripts/deployment/compressFolder.ts'

const TEXT = 'const answer = 42\n'.repeat(200)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engram-compress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the compressed files contain the text, and compressing again gives the same bytes', async () => {
  const path = join(folder, 'assets/app.js')
  writeFileSync(path, TEXT)
  expect(await compressFolder(folder)).toBe(1)
  const first = [readFileSync(`${path}.br`), readFileSync(`${path}.gz`)] as const
  expect(brotliDecompressSync(first[0]).toString()).toBe(TEXT)
  expect(gunzipSync(first[1]).toString()).toBe(TEXT)
  await compressFolder(folder)
  expect([readFileSync(`${path}.br`), readFileSync(`${path}.gz`)]).toEqual(first)
})

test.each(['config.json', 'font.woff2'])('%s is not compressed', async (name) => {
  writeFileSync(join(folder, name), TEXT)
  expect(await compressFolder(folder)).toBe(0)
  expect(existsSync(join(folder, `${name}.gz`))).toBe(false)
})

test('a file that fits into one packet is not compressed', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  expect(await compressFolder(folder)).toBe(0)
})
