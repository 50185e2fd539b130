import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { respondOverHttp } from './http.ts'
import { DEMO_DELAYS } from './jobs/delays.ts'
import { createWorldBackend } from './worlds/createWorldBackend.ts'
import { ADMIN, DEMO_USER } from './worlds/people.ts'

// The mock backend as an HTTP server for curl and other clients: `npm run mock:server -- --port 4010`.

const HOST = '127.0.0.1'
const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } })
const port = Number(values.port)

if (!Number.isInteger(port) || port < 1 || port > 65_535) stop(`--port must be a number from 1 to 65535.`)

const backend = await createWorldBackend('demo', { delays: DEMO_DELAYS })
const server = createServer((request, response) => {
  respondOverHttp(backend.handle, request, response).catch((error: unknown) => {
    console.error(error)
    response.destroy()
  })
})

server.on('error', (error: NodeJS.ErrnoException) => {
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: npm run mock:server -- --port ${port + 1}`
      : error.message,
  )
})

server.listen(port, HOST, () => {
  console.log(`The mock backend answers at http://${HOST}:${port}/api/v1,`)
  console.log(`the mocked provider of accounts at http://${HOST}:${port}/hosted`)
  console.log(`Sign in as ${DEMO_USER.email} with the password ${DEMO_USER.password}`)
  console.log(`        or ${ADMIN.email} with the password ${ADMIN.password}`)
})

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}
