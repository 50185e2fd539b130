import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { HttpError } from './api/errors.ts'
import type { Handle } from './backend.ts'
import { readBody } from './server/requestBody.ts'

/** The client closed the connection before it received the whole response. */
export class ClientDisconnectedError extends Error {
  override readonly name = 'ClientDisconnectedError'

  constructor({ method, url }: IncomingMessage) {
    super(`The client disconnected during ${method} ${url}`)
  }
}

/**
 * Handles one request of a Node server with `handle`. Allows every origin.
 *
 * @throws ClientDisconnectedError
 */
export async function respondOverHttp(
  handle: Handle,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, corsHeaders(incoming)).end()
    return
  }
  const controller = new AbortController()
  outgoing.once('close', () => controller.abort())
  const body = readBody(incoming, () => controller.abort())
  outgoing.once('finish', body.discard)
  outgoing.once('close', body.release)

  const handled = body.refusal() ?? (await handleIncoming(handle, incoming, body.stream, controller))
  const response = body.refusal() ?? handled
  if (outgoing.destroyed) throw new ClientDisconnectedError(incoming)
  // A response of type 'error' means that the connection broke.
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  // The functions of the provider send CORS headers of their own.
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(corsHeaders(incoming, response))) headers.set(name, value)
  outgoing.writeHead(response.status, Object.fromEntries(headers))
  await send(response, incoming, outgoing)
}

async function send({ body }: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (body === null) {
    outgoing.end()
    return
  }
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), outgoing)
  } catch (error) {
    throw outgoing.destroyed ? new ClientDisconnectedError(incoming) : error
  }
}

async function handleIncoming(
  handle: Handle,
  incoming: IncomingMessage,
  body: RequestInit['body'],
  { signal }: AbortController,
): Promise<Response> {
  const { method = 'GET', url = '/', headers } = incoming
  // Fetch refuses to create a request with this method.
  const isForbidden = method === 'TRACE'
  const init = {
    method: isForbidden ? 'UNKNOWN' : method,
    signal,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    // Streamed, to avoid a second copy of a large upload. Fetch requires `duplex: 'half'` for streams.
    ...(body !== null && { body, duplex: 'half' }),
  }
  if (!URL.canParse(`http://${headers.host ?? 'localhost'}${url}`))
    return new HttpError(400, 'The address of the request is not valid.').toResponse()
  return handle(new Request(`http://${headers.host ?? 'localhost'}${url}`, init as RequestInit))
}

/** A browser shows a page of another origin only the response headers that are listed. */
function corsHeaders({ headers }: IncomingMessage, response?: Response): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': headers.origin ?? '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '*',
    'Access-Control-Max-Age': '600',
    ...(response !== undefined && {
      'Access-Control-Expose-Headers': [...response.headers.keys()].join(', '),
    }),
    Vary: 'Origin',
  }
}
