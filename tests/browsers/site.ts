import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { preview } from 'vite'
import { respondOverHttp } from '../../mocks/http.ts'
import { createHandle } from '../../mocks/server/createHandle.ts'
import { createRequestLog } from '../../mocks/server/requestLog.ts'
import { startBackend } from '../../mocks/server/startBackend.ts'
import { previewSettings } from '../../scripts/deployment/previewSettings.ts'
import { createStaticServer } from '../../scripts/deployment/staticServer.ts'

export type Build = 'demo' | 'production'

/** A build and, unless it is within the page, its mock backend. */
export interface Site {
  readonly origin: string
  /** The address of the backend, or null in the demo. */
  readonly backend: string | null
  /** Ends all connections and refuses new ones. */
  disconnect(): Promise<void>
  reconnect(): Promise<void>
}

/** Serves `dist/demo`, or `dist/app` with its headers and a mock backend on another origin, on free ports. */
export async function serve(build: Build): Promise<Site> {
  if (build === 'demo') {
    const { httpServer } = await preview({
      mode: 'demo',
      logLevel: 'error',
      preview: { port: 0, strictPort: true },
    })
    return siteOf([httpServer as Server], null)
  }
  const backend = createServer(await respondAsBackend())
  const services = await listen(backend)
  const settings = previewSettings({ apiUrl: `${services}/api/v1`, hostedUrl: `${services}/hosted` })
  const files = createStaticServer('dist/app', settings)
  await listen(files)
  return siteOf([files, backend], services)
}

async function respondAsBackend(): Promise<RequestListener> {
  const backend = await startBackend({ world: null, seed: null, data: null })
  const log = createRequestLog(() => {})
  const handle = createHandle(backend, { hasControls: true, seed: null, log })
  return (request, response) => respondOverHttp(handle, request, response).catch(() => response.destroy())
}

async function listen(server: Server, port = 0): Promise<string> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return originOf(server)
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
const originOf = (server: Server) => `http://127.0.0.1:${portOf(server)}`

function siteOf(servers: readonly [Server, ...Server[]], backend: string | null): Site {
  const ports = servers.map(portOf)
  return {
    origin: originOf(servers[0]),
    backend,
    async disconnect() {
      for (const server of servers) {
        const closed = once(server, 'close')
        server.close()
        server.closeAllConnections()
        await closed
      }
    },
    async reconnect() {
      for (const [index, server] of servers.entries()) await listen(server, ports[index])
    },
  }
}
