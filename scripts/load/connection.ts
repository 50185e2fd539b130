import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Measurements } from './measurements.ts'

/** As many as a browser opens to one server with HTTP/1.1. */
const CONNECTIONS_PER_USER = 6

/** More often, a request is not sent again after 429 or 413. */
const MAX_RETRIES = 20

export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON. */
  readonly body?: object | FormData
}

export interface Received {
  readonly status: number
  readonly body: Buffer
}

/** The connections of one virtual user. */
export interface Connection {
  /**
   * Sends a request and measures it as one of this kind. After 429 or 413 with `Retry-After` it waits for that time and
   * sends the request again; it does not repeat a request for any other reason.
   *
   * @throws Error if the status is not the expected one or the connection fails
   */
  send(kind: string, path: string, status: number, sent?: Sent): Promise<Received>
  close(): void
}

export function openConnection(origin: string, measurements: Measurements): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_PER_USER })

  return {
    async send(kind, path, status, sent = {}) {
      const { type, bytes } = await encoded(sent.body)
      const headers = { ...sent.headers, ...(type === null ? {} : { 'Content-Type': type }) }
      for (let retries = 0; ; retries += 1) {
        const received = await exchange(agent, `${origin}${path}`, sent.method ?? 'GET', headers, bytes)
        const durations = measurements.durations.get(kind) ?? []
        durations.push(received.duration)
        measurements.durations.set(kind, durations)
        measurements.bytes += received.body.length
        if (received.status === status) return received
        if (received.retryAfter === null || retries === MAX_RETRIES)
          throw new Error(`${kind}: ${received.status} ${received.body.toString().slice(0, 200)}`)
        measurements.retries.set(received.status, (measurements.retries.get(received.status) ?? 0) + 1)
        await delay(received.retryAfter * 1000)
      }
    },
    close: () => agent.destroy(),
  }
}

/** The content of a request body and its media type. */
async function encoded(body: Sent['body']): Promise<{ type: string | null; bytes: Buffer | null }> {
  if (body === undefined) return { type: null, bytes: null }
  if (!(body instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
  const form = new Response(body)
  return { type: form.headers.get('Content-Type'), bytes: Buffer.from(await form.arrayBuffer()) }
}

/** Seconds that a response asks to wait, or null if the request must not be sent again. */
function retryAfter(status: number, header: string | undefined): number | null {
  if (status !== 429 && status !== 413) return null
  const seconds = Number(header)
  return header === undefined || Number.isNaN(seconds) ? null : seconds
}

function exchange(
  agent: Agent,
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Buffer | null,
): Promise<Received & { retryAfter: number | null; duration: number }> {
  return new Promise((resolve, reject) => {
    let start = 0
    const length = body === null ? {} : { 'Content-Length': String(body.length) }
    const outgoing = request(url, { agent, method, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode: status = 0 } = response
        const wait = retryAfter(status, response.headers['retry-after'])
        const duration = performance.now() - start
        resolve({ status, body: Buffer.concat(chunks), retryAfter: wait, duration })
      })
    })
    // Before, the request waits until one of the user's connections is free.
    outgoing.once('socket', () => {
      start = performance.now()
    })
    outgoing.once('error', (error) =>
      reject(new Error(`${method} ${new URL(url).pathname}: ${error.message}`)),
    )
    outgoing.end(body)
  })
}
