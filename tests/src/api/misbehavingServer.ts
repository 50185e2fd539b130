import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One way to treat a request: properly or not. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export interface TestServer {
  /** Where it listens, as 'http://127.0.0.1:1234'. */
  origin: string
  /** Closes the server and every connection that still hangs on it. Afterwards its port refuses connections. */
  close(): Promise<void>
}

/** Starts a real HTTP server on a free port of this machine. */
export async function startServer(behaviour: Behaviour): Promise<TestServer> {
  const server = createServer(behaviour satisfies RequestListener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with a body of any type, under the status and headers given. */
export function answer(
  status: number,
  body: string | Uint8Array = '',
  headers: Record<string, string> = {},
): Behaviour {
  return (_request, response) => {
    response.writeHead(status, headers).end(body)
  }
}

/** Answers with JSON. */
export function json(status: number, body: unknown): Behaviour {
  return answer(status, JSON.stringify(body), { 'Content-Type': 'application/json' })
}

/** Answers with a web page, as a proxy does that knows nothing of the API. */
export function html(status: number): Behaviour {
  return answer(status, '<!doctype html><title>A proxy speaking</title>', { 'Content-Type': 'text/html' })
}

/** Takes the request and never answers. */
export const hang: Behaviour = () => {}

/** Starts a JSON answer, and cuts the connection in the middle of it. */
export const resetMidBody: Behaviour = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
  response.write('[{"id": "half an ans', () => response.destroy())
}
