import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { APPROVED_APPLICANT, DEMO_USER } from '../../mocks/worlds/people.ts'
import { eventually } from '../support/eventually.ts'

// The command itself, over real HTTP.

const ORIGIN = 'http://app.example'

interface RunningServer {
  readonly process: ChildProcess
  readonly base: string
  output(): string
  exitCode(): Promise<number | null>
}

function run(...args: string[]) {
  const child = spawn(process.execPath, ['mocks/server.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const exit = once(child, 'exit')
  return { process: child, output: () => output, exitCode: async () => (await exit)[0] as number | null }
}

async function start(...args: string[]): Promise<RunningServer> {
  const running = run('--port', '0', ...args)
  await eventually(() => expect(running.output()).toContain('Sign in as'))
  const [base = ''] = /http:\/\/[\d.:]+/.exec(running.output()) ?? []
  return { ...running, base }
}

let server: RunningServer

beforeAll(async () => {
  server = await start()
})

afterAll(() => {
  server.process.kill('SIGKILL')
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.base}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function signIn(): Promise<{ Authorization: string }> {
  const { email, password } = DEMO_USER
  const { access_token } = await (await post('/api/v1/auth/login', { email, password })).json()
  return { Authorization: `Bearer ${access_token}` }
}

/** A fetch that hides the headers of a response that a browser would hide from a page of another origin. */
async function fetchFromOtherOrigin(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  request.headers.set('Origin', ORIGIN)
  const response = await fetch(request)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
  const safe = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'pragma']
  const exposed = (response.headers.get('Access-Control-Expose-Headers') ?? '').toLowerCase().split(', ')
  const headers = [...response.headers].filter(([name]) => [...safe, ...exposed].includes(name))
  return new Response(response.status === 204 ? null : await response.text(), {
    status: response.status,
    headers,
  })
}

test('a supabase-js client of another origin gets error codes and row counts', async () => {
  const client = createClient(`${server.base}/hosted`, 'public-key', {
    global: { fetch: fetchFromOtherOrigin },
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await client.auth.signInWithPassword({ email: DEMO_USER.email, password: 'wrong' })
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  await client.auth.signInWithPassword(DEMO_USER)
  const { count } = await client.from('admin_users').select('*', { count: 'exact', head: true })
  expect(count).toBe(0)
})

test.each(['/', '/nothing', '/api/v1/nothing', '/api/v2/users/', '/__mock/nothing'])(
  'the path %s returns 404',
  async (path) => {
    const response = await fetch(`${server.base}${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/^Not found\./) })
  },
)

test('HEAD returns headers without a body', async () => {
  const response = await fetch(`${server.base}/api/v1/healthcheck`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('application/json')
  expect(await response.text()).toBe('')
})

test('sent messages are listed and a reset restores the world', async () => {
  const mails = async () => (await fetch(`${server.base}/__mock/mails`)).json()
  expect(await mails()).toMatchObject([{ kind: 'email', to: APPROVED_APPLICANT.email }])
  await post('/hosted/auth/v1/recover', { email: DEMO_USER.email })
  expect((await mails()).slice(1)).toMatchObject([
    { kind: 'email', to: DEMO_USER.email, link: { href: expect.stringContaining('type=recovery') } },
  ])

  const { email, password } = DEMO_USER
  const { access_token } = await (
    await post('/hosted/auth/v1/token?grant_type=password', { email, password })
  ).json()
  const provider = { Authorization: `Bearer ${access_token}` }
  const phone = { factor_type: 'phone', phone: '+41791234567', friendly_name: 'Phone' }
  const { id } = await (await post('/hosted/auth/v1/factors', phone, provider)).json()
  await post(`/hosted/auth/v1/factors/${id}/challenge`, {}, provider)
  expect((await mails()).slice(1)).toMatchObject([{ kind: 'email' }, { kind: 'sms', to: '+41791234567' }])

  const headers = await signIn()
  const count = async (token: { Authorization: string }) =>
    (await (await fetch(`${server.base}/api/v1/documents/count`, { headers: token })).json()).count
  const before = await count(headers)
  const form = new FormData()
  form.append('files', new File(['Of the sea.'], 'tides.md'))
  await fetch(`${server.base}/api/v1/documents/upload`, { method: 'POST', headers, body: form })
  expect(await count(headers)).toBe(before + 1)

  expect((await fetch(`${server.base}/__mock/reset`)).headers.get('Allow')).toBe('POST')
  const resets = [0, 1].map(() => fetch(`${server.base}/__mock/reset`, { method: 'POST' }))
  expect((await Promise.all(resets)).map(({ status }) => status)).toEqual([200, 200])
  expect(await mails()).toHaveLength(1)
  expect(await count(await signIn())).toBe(before)
})

/** The largest amount of memory that a process has used, in megabytes. Only on Linux. */
function peakMemory({ process: { pid } }: RunningServer): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

test.each(['a declared length', 'an undeclared length'])(
  'an upload above the limit with %s gets 413 and is not kept in memory',
  async (kind) => {
    const before = peakMemory(server)
    const size = 400 * 1024 * 1024
    const chunk = new Uint8Array(1024 * 1024)
    const { hostname, port } = new URL(server.base)
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.on('data', (data) => (answer += data)).on('error', () => {})
    const length = kind === 'a declared length' ? `Content-Length: ${size}` : 'Transfer-Encoding: chunked'
    const { Authorization } = await signIn()
    socket.write(
      `POST /api/v1/documents/upload HTTP/1.1\r\nHost: x\r\nAuthorization: ${Authorization}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n${length}\r\n\r\n`,
    )
    for (let sent = 0; sent < size && answer === ''; sent += chunk.length) {
      if (kind !== 'a declared length') socket.write(`${chunk.length.toString(16)}\r\n`)
      const isDrained = socket.write(chunk)
      if (kind !== 'a declared length') socket.write('\r\n')
      if (!isDrained) await Promise.race([once(socket, 'drain'), delay(5000)])
    }
    await eventually(() => expect(answer).toContain('\r\n\r\n{'))
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('{"detail":"A request may have 100 MB at most."}')
    expect(peakMemory(server) - before).toBeLessThan(300)
    expect(server.output()).not.toMatch(/\n {4}at /)
  },
  60_000,
)

/** Sends the headers of an upload of 90 MB, and nothing of its body. Returns the socket and the response so far. */
function declareUpload(authorization: string) {
  const { hostname, port } = new URL(server.base)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (data) => (answer += data)).on('error', () => {})
  socket.write(
    `POST /api/v1/documents/upload HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${90 * 1024 * 1024}\r\n\r\n`,
  )
  onTestFinished(() => void socket.destroy())
  return { socket, answer: () => answer }
}

test('parallel uploads above the limit of the server get 413 with Retry-After until another upload ends', async () => {
  const { Authorization } = await signIn()
  const [first, second] = [declareUpload(Authorization), declareUpload(Authorization)]
  await delay(300)
  const third = declareUpload(Authorization)
  await eventually(() => expect(third.answer()).toContain('\r\n\r\n{'))
  expect(third.answer()).toMatch(/^HTTP\/1\.1 413 /)
  expect(third.answer()).toMatch(/^Retry-After: 1\r$/im)
  expect(third.answer()).toContain(
    '{"detail":"The server is receiving 200 MB already. Try again when other uploads have ended."}',
  )
  expect([first.answer(), second.answer()]).toEqual(['', ''])

  first.socket.destroy()
  await eventually(async () => {
    // An upload that is accepted is checked: its token is wrong.
    const fourth = declareUpload('Bearer wrong')
    await eventually(() => expect(fourth.answer()).toContain('\r\n\r\n{'))
    expect(fourth.answer()).toMatch(/^HTTP\/1\.1 401 /)
  })
})

test('a client that disconnects is logged on one line', async () => {
  const headers = await signIn()
  const { id } = await (await post('/api/v1/chat/new', {}, headers)).json()
  const question = AbortSignal.timeout(200)
  await expect(
    fetch(`${server.base}/api/v1/chat/session/${id}/ask`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'What are spindles?' }),
      signal: question,
    }),
  ).rejects.toThrow()

  const { hostname, port } = new URL(server.base)
  for (const type of ['application/json', 'multipart/form-data; boundary=b']) {
    const socket = connect(Number(port), hostname)
    const path = type === 'application/json' ? '/api/v1/chat/new' : '/api/v1/documents/upload'
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${headers.Authorization}\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n--b`,
    )
    await delay(300)
    socket.destroy()
  }

  const line = (path: string) => `The client disconnected during POST ${path}.\n`
  await eventually(() => {
    expect(server.output()).toContain(line(`/api/v1/chat/session/${id}/ask`))
    expect(server.output()).toContain(line('/api/v1/chat/new'))
    expect(server.output()).toContain(line('/api/v1/documents/upload'))
  })
  expect(server.output()).not.toMatch(/\n {4}at /)
  expect((await fetch(`${server.base}/api/v1/healthcheck`)).status).toBe(200)
})

test('wrong arguments are refused with a sentence and exit code 2', async () => {
  const { output, exitCode } = run('--world', 'atlantis')
  expect(await exitCode()).toBe(2)
  expect(output()).toMatch(
    /^There is no world "atlantis"\. Worlds: [\w, -]+\. Options: npm run mock:server -- --help\n$/,
  )
})

test('a folder that cannot be used is refused with a sentence and exit code 1', async () => {
  const { output, exitCode } = run('--data', 'docs')
  expect(await exitCode()).toBe(1)
  expect(output()).toBe(
    "docs contains files that are not the mock server's. Choose an empty folder, or one that does not exist.\n",
  )
})

test('the server starts with a world, a folder and faults, and stores its data when it is stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'engram-mock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const first = await start('--world', 'empty', '--data', folder, '--fault', 'checkHealth:status=503')
  const health = await fetch(`${first.base}/api/v1/healthcheck`)
  expect(health.status).toBe(503)
  await fetch(`${first.base}/hosted/auth/v1/recover`, {
    method: 'POST',
    body: JSON.stringify({ email: DEMO_USER.email }),
  })
  expect(first.output()).toContain('World: empty.')
  expect(first.output()).toMatch(
    /GET \/api\/v1\/healthcheck checkHealth 503 \d+ms fault checkHealth:status=503\n/,
  )
  first.process.kill('SIGTERM')
  expect(await first.exitCode()).toBe(0)

  const second = await start('--data', folder, '--quiet')
  expect(await (await fetch(`${second.base}/__mock/mails`)).json()).toMatchObject([{ to: DEMO_USER.email }])
  expect((await fetch(`${second.base}/api/v1/healthcheck`)).status).toBe(503)
  expect(second.output()).not.toContain('GET /')
  second.process.kill('SIGTERM')
  expect(await second.exitCode()).toBe(0)
})

test('the paths of the controls return 404 when the controls are turned off', async () => {
  const { base, process, output } = await start('--world', 'empty', '--no-control')
  for (const path of ['/__mock', '/__mock/mails', '/__mock/reset'])
    expect((await fetch(`${base}${path}`, { method: 'POST' })).status).toBe(404)
  expect(output()).not.toContain('Controls:')
  process.kill('SIGKILL')
})

test('--help lists the options', async () => {
  const { output, exitCode } = run('--help')
  expect(await exitCode()).toBe(0)
  expect(output()).toContain('--port <number>')
})

test('a signal stops new connections, finishes running requests and ends with exit code 0', async () => {
  const headers = await signIn()
  const { id } = await (await post('/api/v1/chat/new', {}, headers)).json()
  const answer = post(`/api/v1/chat/session/${id}/ask`, { text: 'What are spindles?' }, headers)
  await delay(200)
  server.process.kill('SIGTERM')
  await eventually(() => expect(server.output()).toContain('Finishing the running requests ...'))
  await expect(
    fetch(`${server.base}/api/v1/healthcheck`, { headers: { Connection: 'close' } }),
  ).rejects.toThrow()
  expect((await answer).status).toBe(200)
  expect(await server.exitCode()).toBe(0)
})
