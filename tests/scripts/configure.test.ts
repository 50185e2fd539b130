import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../scripts/configure.mjs', import.meta.url))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engram-configure-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs the script with these settings, like `npm run configure -- settings.json FOLDER`. */
function configure(settings: object | string) {
  const file = join(folder, 'settings.json')
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings))
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, file, folder], { encoding: 'utf8' })
  return { status, stdout, stderr }
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

test('npm run configure copies the settings and allows their addresses in _headers', () => {
  const settings = {
    apiUrl: 'https://api.engram.example/api/v1',
    hostedKey: 'public',
    contactEmail: 'team@lab.example',
  }
  expect(configure(settings)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('CONNECT_ORIGINS="https://api.engram.example"\n'),
    stderr: '',
  })
  expect(JSON.parse(read('config.json'))).toEqual(settings)
  expect(read('_headers')).toContain("connect-src 'self' https://api.engram.example;")
})

test('npm run configure refuses invalid settings and changes nothing', () => {
  const { status, stderr } = configure({ hostedKey: 'public', contactEmail: 'nobody' })
  expect(status).toBe(1)
  expect(stderr).toBe('contactEmail in settings.json must be an email address, but is "nobody".\n')
  expect(() => read('config.json')).toThrow('ENOENT')
})

test('npm run configure accepts a file with a byte order mark, and writes none', () => {
  const settings = JSON.stringify({ hostedKey: 'public', contactEmail: 'team@lab.example' })
  expect(configure(`\uFEFF${settings}`)).toMatchObject({ status: 0, stderr: '' })
  expect(read('config.json')).toBe(settings)
})

test('npm run configure names a file that is not JSON', () => {
  const { status, stderr } = configure('{"hostedKey": "public",}')
  expect(status).toBe(1)
  expect(stderr).toMatch(/settings\.json is not valid JSON: .+\n$/)
})
