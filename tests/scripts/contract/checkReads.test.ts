import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import type { Handle } from '../../../mocks/backend.ts'
import { respondOverHttp } from '../../../mocks/http.ts'
import { createWorldBackend } from '../../../mocks/worlds/createWorldBackend.ts'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { checkReads } from '../../../scripts/contract/checkReads.ts'

/** Shared by all tests, which only read. */
const backend = createWorldBackend('demo')

const access = { email: DEMO_USER.email, password: DEMO_USER.password }

/** Serves the mock backend as `npm run mock:server` does, through a proxy that may change responses. */
async function serve(proxy: (send: Handle) => Handle = (send) => send): Promise<string> {
  const respond = proxy((await backend).handle)
  const server = createServer((request, response) => {
    respondOverHttp(respond, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
}

/** A proxy that replaces the response of one path. */
const replacing =
  (path: string, replace: (response: Response) => Response | Promise<Response>) =>
  (send: Handle): Handle =>
  async (request) => {
    const response = await send(request)
    return new URL(request.url).pathname === `/api/v1${path}` ? replace(response) : response
  }

const check = async (base: string, timeout = 30_000) => checkReads({ base, access, timeout })

test('the mock backend passes the check of every read with a sign-in', async () => {
  const results = await check(await serve())
  expect(results.filter(({ isDeviation }) => isDeviation)).toEqual([])
  expect(results.filter(({ status }) => status === 200).length).toBeGreaterThan(12)
  expect(results.filter(({ status }) => status === null).map(({ operation }) => operation)).toEqual([
    'GET /files/file/{name}',
  ])
})

test('every read that is not public must answer 401 without a sign-in', async () => {
  const results = await checkReads({ base: await serve(), access: null, timeout: 30_000 })
  expect(results.filter(({ isDeviation }) => isDeviation)).toEqual([])
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200, 401]))
})

test.each([
  ['a missing field', '/documents/count', () => Response.json({}), "must have required property 'count'"],
  ['a wrong type', '/documents/count', () => Response.json({ count: '7' }), '/count must be'],
  ['a status without the contract', '/rag/', () => Response.json({}, { status: 202 }), 'the status is 202'],
  [
    'an internal error',
    '/rag/',
    () => Response.json({ detail: 'No.' }, { status: 500 }),
    'the status is 500',
  ],
  [
    'a body that is not JSON',
    '/chat/sessions',
    () => new Response('{"', { headers: { 'Content-Type': 'application/json' } }),
    'the body is not valid JSON',
  ],
  [
    'a page instead of JSON',
    '/chat/sessions',
    () => new Response('<html>'),
    'The type text/plain is none of',
  ],
  [
    'a redirect',
    '/rag/graph/stats',
    () => new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } }),
    'the status is 302',
  ],
] as const)('the check finds %s at %s', async (_, path, replace, problem) => {
  const results = await check(await serve(replacing(path, replace)))
  const deviating = results.filter(({ isDeviation }) => isDeviation)
  expect(deviating).toEqual([
    expect.objectContaining({ operation: `GET ${path}`, result: expect.stringContaining(problem) }),
  ])
})

test('the check finds an entry of a list that cannot be read', async () => {
  const base = await serve((send) => (request) => {
    const isOne = /\/documents\/[^/]{20,}$/.test(new URL(request.url).pathname)
    return isOne ? Promise.resolve(Response.json({ detail: 'No.' }, { status: 404 })) : send(request)
  })
  expect((await check(base)).filter(({ isDeviation }) => isDeviation)).toEqual([
    expect.objectContaining({ operation: 'GET /documents/{id}', status: 404 }),
  ])
})

test('the check reports a response that does not arrive in time', async () => {
  const base = await serve(
    (send) => (request) => (request.url.includes('/rag/graph/stats') ? new Promise(() => {}) : send(request)),
  )
  // Other responses may be late too on a busy machine.
  expect(await check(base, 3000)).toContainEqual(
    expect.objectContaining({ operation: 'GET /rag/graph/stats', result: 'no response in time' }),
  )
})

const run = promisify(execFile)

test('the command prints a table without secrets and fails for a backend that deviates', async () => {
  const base = await serve(replacing('/documents/count', () => Response.json({})))
  const failed: unknown = await run('node', ['scripts/contractCheck.mjs', '--base', base], {
    env: { ...process.env, ENGRAM_EMAIL: access.email, ENGRAM_PASSWORD: access.password, ENGRAM_TOKEN: '' },
  }).catch((error: unknown) => error)
  const { code, stdout, stderr } = Object(failed)
  expect(code).toBe(1)
  expect(stdout).toMatch(/'GET \/documents\/count' +│ 200 +│ \d+ +│ .*'count'.*│ true/)
  expect(stdout).toContain('deviations from the contract: 1')
  expect(stdout + stderr).not.toContain(access.password)
  expect(stdout + stderr).not.toMatch(/eyJ|Bearer/)
})
