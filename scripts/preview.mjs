// npm run preview: serves the production build with its headers, and the mock backend on another origin, as in production.
//   --port <number>          the port of the app. Default: 4173.
//   --backend-port <number>  the port of the mock backend. Default: 4010.
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { previewSettings } from './deployment/previewSettings.ts'
import { createStaticServer } from './deployment/staticServer.ts'

const HOST = '127.0.0.1'

const { port, 'backend-port': backendPort } = parseArgs({
  options: {
    port: { type: 'string', default: '4173' },
    'backend-port': { type: 'string', default: '4010' },
  },
}).values

const root = `${import.meta.dirname}/..`
const services = `http://${HOST}:${backendPort}`

const server = createStaticServer(
  `${root}/dist/app`,
  previewSettings({ apiUrl: `${services}/api/v1`, hostedUrl: `${services}/hosted` }),
)

server.on('error', ({ code, message }) => {
  const isTaken = code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken. Choose another: npm run preview -- --port 4273` : message)
  process.exit(1)
})

server.listen(Number(port), HOST, () => {
  const backend = spawn(process.execPath, [`${root}/mocks/server.ts`, '--port', backendPort, '--quiet'], {
    stdio: 'inherit',
  })
  backend.on('exit', (code) => process.exit(code ?? 1))
  // Ctrl+C reaches both processes. The backend ends when its requests are finished, and this process with it.
  process.on('SIGINT', () => server.close())
  process.on('SIGTERM', () => backend.kill())
  console.log(`The production build is served at http://${HOST}:${server.address().port}. Ctrl+C ends it.`)
})
