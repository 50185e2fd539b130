import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ClientDisconnectedError, respondOverHttp } from './http.ts'
import { createHandle } from './server/createHandle.ts'
import { FolderError } from './server/folder/FolderError.ts'
import type { ServerOptions } from './server/options.ts'
import { parseOptions, USAGE, UsageError } from './server/options.ts'
import { createRequestLog } from './server/requestLog.ts'
import { startBackend } from './server/startBackend.ts'
import { stopOnSignal } from './server/stopOnSignal.ts'
import { welcome } from './server/welcome.ts'

// The mock backend as an HTTP server for curl and other clients: `npm run mock:server -- --help`.

const HOST = '127.0.0.1'

const options = readOptions()
const { port, faults, seed, isQuiet, hasControls } = options
if (options.isHelp) {
  process.stdout.write(USAGE)
  process.exit(0)
}

const persistent = await startBackend(options).catch((error: unknown) => {
  if (error instanceof FolderError) stop(error.message, 1)
  throw error
})
if (faults.length > 0) await persistent.change({ faults })

const log = createRequestLog(isQuiet ? () => {} : (line) => console.log(line))
const handle = createHandle(persistent, { hasControls, seed, log })

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

stopOnSignal(server, persistent.flush)

server.listen(port, HOST, () => {
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`
  console.log(welcome(origin, persistent.settings(), hasControls))
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
