import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { DEMO_USER } from '../../mocks/worlds/people.ts'
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
  const client = createClient(`${server.base}/hosted`, 'public', {
    global: { fetch: fetchFromOtherOrigin },
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { error } = await client.auth.signInWithPassword({ email: DEMO_USER.email, password: 'wrong' })
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  await client.auth.signInWithPassword(DEMO_USER)
  const { count } = await client.from('admin_users').select('*', { count: 'exact', head: true })
  expect(count).toBe(0)
})

/** The largest amount of memory that the server has used, in megabytes. Only on Linux. */
function peakMemory(): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Sends the headers of a POST request and waits until the server has received them. Returns the socket and what it receives. */
async function startRequest(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(server.base)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (data) => (answer += data)).on('error', () => {})
  onTestFinished(() => void socket.destroy())
  const all = { Host: 'x', Expect: '100-continue', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  await eventually(() => expect(answer).toContain('HTTP/1.1 100 Continue\r\n\r\n'))
  return { socket, answer: () => answer.replace('HTTP/1.1 100 Continue\r\n\r\n', '') }
}

const FORM = 'multipart/form-data; boundary=b'

test('an upload above the limit gets 413 and is not kept in memory', async () => {
  const before = peakMemory()
  const chunk = new Uint8Array(1024 * 1024)
  const { socket, answer } = await startRequest('/api/v1/documents/upload', {
    ...(await signIn()),
    'Content-Type': FORM,
    'Transfer-Encoding': 'chunked',
  })
  // The server answers without reading the rest.
  const answered = once(socket, 'data')
  for (let sent = 0; sent < 400 && answer() === ''; sent += 1) {
    socket.write(`${chunk.length.toString(16)}\r\n`)
    socket.write(chunk)
    if (!socket.write('\r\n')) await Promise.race([once(socket, 'drain'), answered]).catch(() => {})
  }
  await eventually(() => expect(answer()).toContain('\r\n\r\n{'))
  expect(answer()).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer()).toContain('{"detail":"A request may have 100 MB at most."}')
  expect(peakMemory() - before).toBeLessThan(300)
  expect(server.output()).not.toMatch(/\n {4}at /)
})

test('bodies that are declared and not sent leave room for other requests', async () => {
  const declared = { 'Content-Type': 'application/json', 'Content-Length': String(100 * 1024 * 1024) }
  for (let count = 0; count < 3; count += 1) await startRequest('/api/v1/auth/login', declared)
  await signIn()
})

test('a client that disconnects is logged on one line', async () => {
  const headers = await signIn()
  const { id } = await (await post('/api/v1/chat/new', {}, headers)).json()
  const question = JSON.stringify({ text: 'What are spindles?' })
  const asked = `/api/v1/chat/session/${id}/ask`
  const requests: [path: string, type: string, length: number, sent: string][] = [
    [asked, 'application/json', question.length, question],
    ['/api/v1/chat/new', 'application/json', 100, '{'],
    ['/api/v1/documents/upload', FORM, 100, '--b'],
  ]
  for (const [path, type, length, sent] of requests) {
    const { socket } = await startRequest(path, {
      ...headers,
      'Content-Type': type,
      'Content-Length': String(length),
    })
    socket.write(sent, () => socket.destroy())
  }
  await eventually(() => {
    for (const [path] of requests)
      expect(server.output()).toContain(`The client disconnected during POST ${path}.\n`)
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
  const fault = 'checkHealth:status=503'
  const first = await start('--world', 'empty', '--data', folder, '--fault', fault, '--no-control')
  expect(first.output()).not.toContain('Controls:')
  for (const path of ['/', '/api/v1/nothing', '/__mock', '/__mock/mails']) {
    const response = await fetch(`${first.base}${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: expect.stringMatching(/^Not found\./) })
  }
  const health = await fetch(`${first.base}/api/v1/healthcheck`)
  expect(health.status).toBe(503)
  await fetch(`${first.base}/hosted/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: 'public' },
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

test('--help lists the options', async () => {
  const { output, exitCode } = run('--help')
  expect(await exitCode()).toBe(0)
  expect(output()).toContain('--port <number>')
})

test('a signal stops new connections, finishes running requests and ends with exit code 0', async () => {
  const headers = await signIn()
  const { id } = await (await post('/api/v1/chat/new', {}, headers)).json()
  const question = JSON.stringify({ text: 'What are spindles?' })
  const { socket, answer } = await startRequest(`/api/v1/chat/session/${id}/ask`, {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': String(question.length),
  })
  server.process.kill('SIGTERM')
  await eventually(() => expect(server.output()).toContain('Finishing the running requests ...'))
  await expect(
    fetch(`${server.base}/api/v1/healthcheck`, { headers: { Connection: 'close' } }),
  ).rejects.toThrow()
  socket.write(question)
  await eventually(() => expect(answer()).toMatch(/^HTTP\/1\.1 200 /))
  expect(await server.exitCode()).toBe(0)
})
