import type { IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { browserLaunchOptions } from '../../support/browser.ts'
import { answer, type Behavior, hang, html, json, startServer, type TestServer } from './misbehavingServer.ts'
import type { UploadRequest } from './uploadPage.ts'

/** Larger than the socket buffers, so that the upload stops when the server stops reading. */
const LARGE = 25 * 1024 * 1024
const SMALL = 1024

const uploaded = {
  id: 'b6a1f6a0-4c52-4f5b-9f0e-6c8f6f0b9a11',
  filename: 'notes.txt',
  title: 'notes',
  file_size: SMALL,
  content_type: 'text/plain',
  status: 'pending',
  is_indexed: false,
  created_at: '2026-03-01T10:00:00Z',
  processed_at: null,
}

let browser: Browser
let script: string
let server: TestServer
let page: Page
let behavior: Behavior
let onProgress: (percent: number) => void

beforeAll(async () => {
  script = await bundle('uploadPage.ts')
  browser = await chromium.launch(await browserLaunchOptions())
})

afterAll(() => browser.close())

beforeEach(async () => {
  onProgress = () => {}
  const files: Record<string, Behavior> = {
    '/': answer(200, '<!doctype html><script type="module" src="/upload.js"></script>', {
      'Content-Type': 'text/html',
    }),
    '/upload.js': answer(200, script, { 'Content-Type': 'text/javascript' }),
    '/worker.js': answer(200, PASSING_WORKER, { 'Content-Type': 'text/javascript' }),
    '/favicon.ico': answer(204),
  }
  server = await startServer((request, response) => (files[request.url ?? ''] ?? behavior)(request, response))
  page = await browser.newPage()
  await page.exposeFunction('progressed', (percent: number) => onProgress(percent))
  await page.goto(server.origin)
})

afterEach(async () => {
  await page.close()
  await server.close()
})

const upload = (request: UploadRequest) => page.evaluate((options) => window.upload(options), request)

test('uploadDocument sends the file in the documented field with the token and returns the document', async () => {
  let sent: IncomingMessage | undefined
  let body = ''
  behavior = (request, response) => {
    sent = request
    request.setEncoding('latin1').on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => json(201, { id: uploaded.id, documents: [uploaded] })(request, response))
  }
  expect(await upload({ size: SMALL })).toMatchObject({ document: uploaded })
  expect(sent).toMatchObject({ method: 'POST', url: '/api/v1/documents/upload' })
  expect(sent?.headers).toMatchObject({ authorization: 'Bearer the token' })
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; *boundary=/)
  expect(body).toMatch(/name="files"; filename="notes.txt"\r\nContent-Type: text\/plain\r\n\r\n\0{1024}\r\n/)
})

test.each<[string, object]>([
  ['a list of documents', { documents: [uploaded] }],
  ['one document', { document: uploaded }],
  ['the document itself', uploaded],
])('uploadDocument returns the document when the response is %s', async (_name, body) => {
  behavior = drainedThen(json(201, body))
  expect(await upload({ size: SMALL })).toMatchObject({ document: uploaded })
})

test.each<[string, object]>([
  ['only an id', { id: uploaded.id }],
  ['a document with only an id', { document: { id: uploaded.id } }],
])(
  'uploadDocument returns a pending document with the fields of the file when the response is %s',
  async (_name, body) => {
    behavior = drainedThen(json(201, body))
    const { document } = await upload({ size: SMALL })
    const created_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
    expect(document).toEqual({ ...uploaded, title: null, created_at })
  },
)

test('progress never decreases, is reported during the upload and ends at 100', async () => {
  const started = new Promise<void>((resolve) => {
    onProgress = () => resolve()
  })
  behavior = (request, response) => {
    readHalf(request, () => started.then(() => request.resume()))
    request.on('end', () => json(201, { id: uploaded.id, documents: [uploaded] })(request, response))
  }
  const { percents, document } = await upload({ size: LARGE })
  expect(document).toEqual(uploaded)
  expect(percents.some((percent) => percent > 0 && percent < 100)).toBe(true)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents.at(-1)).toBe(100)
})

test('progress ends at 100 behind a service worker, where browsers report none', async () => {
  behavior = drainedThen(json(201, { id: uploaded.id, documents: [uploaded] }))
  await page.evaluate(async () => {
    const isControlled = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
    await navigator.serviceWorker.register('/worker.js')
    await isControlled
  })
  expect(await upload({ size: SMALL })).toMatchObject({ percents: [100], document: uploaded })
})

test('canceling during an upload closes the request and rejects with AbortError', async () => {
  const halfRead = new Promise<IncomingMessage>((resolve) => {
    behavior = (request) => readHalf(request, () => resolve(request))
  })
  const { error } = await upload({ size: LARGE, cancelAt: 50 })
  expect(error?.name).toBe('AbortError')

  const request = await halfRead
  const closed = new Promise((resolve) => request.once('close', resolve))
  request.on('error', () => {}).resume()
  await closed
  expect(request.complete).toBe(false)
})

test('canceling before the start sends nothing', async () => {
  let isAsked = false
  behavior = () => {
    isAsked = true
  }
  expect(await upload({ size: SMALL, cancelAt: 0 })).toMatchObject({
    percents: [],
    error: { name: 'AbortError' },
  })
  expect(isAsked).toBe(false)
})

test('an upload without a response fails with a timeout', async () => {
  behavior = hang
  const { error } = await upload({ size: SMALL, timeoutMs: 100 })
  expect(error).toMatchObject({ name: 'ApiError', message: 'Upload timeout', status: null })
})

test('an upload whose connection is closed fails with a network error below 100 percent', async () => {
  behavior = (request) => readHalf(request, () => request.destroy())
  const { percents, error } = await upload({ size: LARGE })
  expect(percents).not.toContain(100)
  expect(error).toMatchObject({ name: 'ApiError', message: 'Network error during upload', status: null })
})

test.each<[string, Behavior]>([
  ['a web page', html(200)],
  ['nothing', answer(204)],
  ['an object that is no document', json(201, { ok: true })],
  ['a list without documents', json(201, { documents: [] })],
  ['a document that is null', json(201, { document: null })],
  ['an id that is no text', json(201, { id: null })],
])('an upload fails with an invalid format when the response is %s', async (_name, reply) => {
  behavior = drainedThen(reply)
  const { error } = await upload({ size: SMALL })
  expect(error).toMatchObject({ name: 'ApiError', message: 'Invalid response format' })
})

test('the message of a 422 lists each location and message', async () => {
  behavior = drainedThen(
    json(422, { detail: [{ loc: ['body', 'files'], msg: 'Field required', type: 'missing' }] }),
  )
  const { error } = await upload({ size: SMALL })
  expect(error).toEqual({
    name: 'ApiError',
    message: 'body.files: Field required',
    status: 422,
    fieldErrors: [{ location: 'body.files', message: 'Field required' }],
  })
})

test('an error page of a proxy fails with the status and its text', async () => {
  behavior = drainedThen(html(502))
  const { error } = await upload({ size: SMALL })
  expect(error).toMatchObject({ message: '502 Bad Gateway', status: 502 })
})

test('a rejected token is reported', async () => {
  behavior = drainedThen(json(401, { detail: 'Token expired' }))
  expect(await upload({ size: SMALL })).toMatchObject({
    refusals: 1,
    error: { message: 'Token expired', status: 401 },
  })
})

/** Answers after reading the whole request. */
function drainedThen(reply: Behavior): Behavior {
  return (request, response) => {
    request.resume().on('end', () => reply(request, response))
  }
}

/** Reads half of a LARGE upload, stops reading and calls `stopped`. */
function readHalf(request: IncomingMessage, stopped: () => void): void {
  let received = 0
  request.on('data', (chunk: Buffer) => {
    const before = received
    received += chunk.length
    if (before < LARGE / 2 && received >= LARGE / 2) {
      request.pause()
      stopped()
    }
  })
}

/** A service worker that forwards every request, like the demo's. */
const PASSING_WORKER = `
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
  self.addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))
`

/** Bundles a file of this folder with its imports into one script. */
async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL(file, import.meta.url)), formats: ['es'] },
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const code = output?.output[0].code
  if (code === undefined) throw new Error(`Vite built nothing from ${file}.`)
  return code
}
