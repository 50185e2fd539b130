import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HttpError } from './api/errors.ts'
import type { Handle } from './backend.ts'
import { systemClock } from './clock.ts'
import { ClientDisconnectedError, respondOverHttp } from './http.ts'
import { DEMO_DELAYS } from './jobs/delays.ts'
import { handleControl } from './server/controls.ts'
import type { ServerOptions } from './server/options.ts'
import { parseOptions, USAGE, UsageError } from './server/options.ts'
import { stopOnSignal } from './server/stopOnSignal.ts'
import { createWorldBackend, restoreWorld } from './worlds/createWorldBackend.ts'
import { ADMIN, DEMO_USER } from './worlds/people.ts'

// The mock backend as an HTTP server for curl and other clients: `npm run mock:server -- --port 4010`.

const HOST = '127.0.0.1'
const WORLD = 'demo'

const { port, help } = readOptions()
if (help) {
  process.stdout.write(USAGE)
  process.exit(0)
}

const backend = await createWorldBackend(WORLD, { delays: DEMO_DELAYS })

// One after the other, because a world is restored in several steps.
let lastReset: Promise<void> = Promise.resolve()
function reset(): Promise<void> {
  lastReset = lastReset.then(() => restoreWorld(backend, WORLD, systemClock))
  return lastReset
}

const handle: Handle = async (request) => {
  const control = await handleControl({ backend, reset }, request)
  if (control !== null) return control
  const isService = /\/(?:api\/v1|hosted)(?:\/|$)/.test(new URL(request.url).pathname)
  return isService ? backend.handle(request) : new HttpError(404, 'Not found.').toResponse()
}

const server = createServer((request, response) => {
  respondOverHttp(handle, request, response).catch((error: unknown) => {
    if (error instanceof ClientDisconnectedError) console.log(`${error.message}.`)
    else console.error(error)
    response.destroy()
  })
})

server.on('error', (error: NodeJS.ErrnoException) => {
  stop(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: npm run mock:server -- --port ${port + 1}`
      : error.message,
    1,
  )
})

stopOnSignal(server)

server.listen(port, HOST, () => {
  const address = `http://${HOST}:${(server.address() as AddressInfo).port}`
  console.log(`The mock backend answers at ${address}/api/v1,`)
  console.log(`the mocked provider of accounts at ${address}/hosted`)
  console.log(
    `Emails and text messages: GET ${address}/__mock/mails. Start over: POST ${address}/__mock/reset`,
  )
  console.log(`Sign in as ${DEMO_USER.email} with the password ${DEMO_USER.password}`)
  console.log(`        or ${ADMIN.email} with the password ${ADMIN.password}`)
})

function readOptions(): ServerOptions {
  try {
    return parseOptions(process.argv.slice(2))
  } catch (error) {
    if (error instanceof UsageError) stop(`${error.message} Options: npm run mock:server -- --help`, 2)
    throw error
  }
}

function stop(reason: string, exitCode: number): never {
  process.stderr.write(`${reason}\n`)
  process.exit(exitCode)
}
