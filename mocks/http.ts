import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Handle } from './backend.ts'

/** Handles one request of a Node server with `handle`. Allows every origin. */
export async function respondOverHttp(
  handle: Handle,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const cors = corsHeaders(incoming)
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, cors).end()
    return
  }
  const response = await handle(toRequest(incoming, outgoing))
  // A response of type 'error' means that the connection broke.
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors })
  if (response.body === null) outgoing.end()
  else await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing)
}

function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = 'GET', url = '/', headers } = incoming
  const controller = new AbortController()
  outgoing.once('close', () => controller.abort())
  // Streamed, to avoid a second copy of a large upload. Fetch requires `duplex: 'half'` for streams.
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Readable.toWeb(incoming), duplex: 'half' }
  const init = {
    ...body,
    method,
    signal: controller.signal,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  }
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init as RequestInit)
}

function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  }
}
