import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { CACHE_CONTROL, FILE_PATH, HASHED_FOLDER, securityHeaders } from './headers.ts'
import { servicesOf } from './services.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
]

/**
 * A server of the production build that answers like nginx with deploy/nginx.conf.template. It does not listen yet.
 *
 * @param config served as config.json, instead of the file in the folder
 */
export function createStaticServer(
  folder: string,
  config: Readonly<Record<string, string | undefined>>,
): Server {
  const headers = securityHeaders({ services: servicesOf({}, config), isDemo: false })
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', CACHE_CONTROL.other)
    const path = pathOf(request)
    if (path === '/config.json')
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(config))
    else sendFile(folder, path, request, response)
  })
}

function pathOf({ url = '/' }: IncomingMessage): string {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  } catch {
    return '/'
  }
}

/** The landing page and some others have a file of their own. */
function pageFor(folder: string, path: string): string {
  if (path === '/') return 'index.html'
  return existsSync(join(folder, `${path}.html`)) ? `${path}.html` : 'app.html'
}

function sendFile(folder: string, path: string, request: IncomingMessage, response: ServerResponse): void {
  const isFile = existsSync(join(folder, path)) && statSync(join(folder, path)).isFile()
  if (!isFile && FILE_PATH.test(path)) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    return
  }
  const file = join(folder, isFile ? path : pageFor(folder, path))
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/,\s*/)
  const encoding = ENCODINGS.find(
    ({ name, extension }) => accepted.includes(name) && existsSync(file + extension),
  )
  response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
  response.setHeader('Vary', 'Accept-Encoding')
  if (isFile && path.startsWith(HASHED_FOLDER)) response.setHeader('Cache-Control', CACHE_CONTROL.hashed)
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding.name)
  createReadStream(file + (encoding?.extension ?? '')).pipe(response)
}
