import { createServer, type Server } from 'node:http'
import sirv from 'sirv'
import { CACHE_CONTROL, FILE_PATH, HASHED_FOLDER, securityHeaders } from './headers.ts'
import { refuseServices } from './missingService.ts'
import { servicesOf } from './services.ts'

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
  const sendFile = sirv(folder, {
    brotli: true,
    gzip: true,
    // The landing page and some others have a file of their own.
    extensions: ['html'],
    single: 'app.html',
    ignores: FILE_PATH,
    setHeaders: (response, path) => {
      if (path.startsWith(HASHED_FOLDER) && FILE_PATH.test(path))
        response.setHeader('Cache-Control', CACHE_CONTROL.hashed)
    },
  })
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Cache-Control', CACHE_CONTROL.other)
    if (request.url === '/config.json')
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(config))
    else refuseServices(request, response, () => sendFile(request, response))
  })
}
