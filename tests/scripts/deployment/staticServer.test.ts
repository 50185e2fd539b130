import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaticServer } from '../../../scripts/deployment/staticServer.ts'

const CONFIG = { apiUrl: 'https://api.engram.example/api/v1', hostedUrl: '/hosted' }

let folder: string
let server: Server

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'engram-static-'))
  mkdirSync(join(folder, 'app/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'outside of the build')
  writeFileSync(join(folder, 'app/index.html'), 'the landing page')
  writeFileSync(join(folder, 'app/app.html'), 'the app')
  writeFileSync(join(folder, 'app/assets/a-1.js'), 'plain')
  writeFileSync(join(folder, 'app/assets/a-1.js.br'), 'brotli')
  writeFileSync(join(folder, 'app/assets/a-1.js.gz'), 'gzip')
  server = createStaticServer(join(folder, 'app'), CONFIG)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends the path as it is; fetch would shorten it and decompress the response. */
function get(path: string, encodings = '') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': encodings } }
      request(options, async (response) => {
        const body = Buffer.concat(await response.toArray()).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
        .on('error', reject)
        .end()
    },
  )
}

test.each([
  ['/', 'the landing page'],
  ['/dashboard', 'the app'],
  ['/chat?x=1.js', 'the app'],
  ['/apiary?x=/api/v1', 'the app'],
])('%s is %s, with the security headers and not cached', async (path, content) => {
  const { status, headers, body } = await get(path)
  expect({ status, body }).toEqual({ status: 200, body: content })
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("connect-src 'self' https://api.engram.example;"),
  })
})

test.each([
  ['gzip, deflate, br', 'brotli', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['', 'plain', undefined],
])('a browser that accepts %j receives the file in that encoding', async (accepted, body, encoding) => {
  const response = await get('/assets/a-1.js', accepted)
  expect(response).toMatchObject({ status: 200, body })
  expect(response.headers['content-encoding']).toBe(encoding)
  expect(response.headers['cache-control']).toContain('immutable')
})

test.each(['/assets/gone.js', '/../secret.txt', '/%2e%2e/secret.txt'])(
  '%s is not found, and the response may not be cached',
  async (path) => {
    const { status, headers } = await get(path)
    expect({ status, cache: headers['cache-control'] }).toEqual({ status: 404, cache: 'no-cache' })
  },
)

test.each(['/api/v1/documents/', '/api/v1/documents/1/file.pdf', '/hosted/auth/v1/user?x=1', '/api'])(
  '%s is an error in JSON instead of a page of the app',
  async (path) => {
    const { status, headers, body } = await get(path)
    expect({ status, type: headers['content-type'] }).toEqual({ status: 503, type: 'application/json' })
    expect(JSON.parse(body)).toEqual({ detail: 'No backend is connected to this address.' })
  },
)

test('config.json contains the settings that the server was given', async () => {
  expect(JSON.parse((await get('/config.json')).body)).toEqual(CONFIG)
})
