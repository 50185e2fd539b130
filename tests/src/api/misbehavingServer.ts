import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the server handles a request, correctly or incorrectly. */
export type Behavior = (request: IncomingMessage, response: ServerResponse) => void

export interface TestServer {
  /** The origin of the server, such as 'http://127.0.0.1:1234'. */
  origin: string
  /** Closes the server and its open connections. Afterward its port refuses connections. */
  close(): Promise<void>
}

/** Starts a real HTTP server on a free port of this machine. */
export async function startServer(behavior: Behavior): Promise<TestServer> {
  const server = createServer(behavior satisfies RequestListener)
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

export function answer(
  status: number,
  body: string | Uint8Array = '',
  headers: Record<string, string> = {},
): Behavior {
  return (_request, response) => {
    response.writeHead(status, headers).end(body)
  }
}

export function json(status: number, body: unknown): Behavior {
  return answer(status, JSON.stringify(body), { 'Content-Type': 'application/json' })
}

/** Answers with an HTML page, like the error page of a proxy. */
export function html(status: number): Behavior {
  return answer(status, '<!doctype html><title>A proxy speaking</title>', { 'Content-Type': 'text/html' })
}

/** Never answers the request. */
export const hang: Behavior = () => {}

/** Starts a JSON response and closes the connection in the middle of it. */
export const resetMidBody: Behavior = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
  response.write('[{"id": "half an ans', () => response.destroy())
}
