// npm run test:load: 200 virtual users on nginx with the production build and the mock backend. Needs nginx.
//   --users <number>      Default: 200.
//   --arrival <seconds>   the time within which the users arrive. Default: 10.
//   --kilobytes <number>  the size of each user's document. Default: 4.
//   --fault <fault>       something that goes wrong at the services, as of npm run mock:server. Can be repeated.
// The exit code is 1 if something that a service had confirmed is missing, or a request fails.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { previewSettings } from './deployment/previewSettings.ts'
import { latencies } from './load/measurements.ts'
import { memoryOfChildren } from './load/processMemory.ts'
import { runLoad } from './load/run.ts'
import { waitForServer } from './load/waitForServer.ts'

const PORT = 6023
const BACKEND_PORT = 6024
/** In the order in which startNginx.ts starts them. */
const CHILDREN = ['the mock backend', 'nginx']
const MAX_PRINTED_LOSSES = 20

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    arrival: { type: 'string', default: '10' },
    kilobytes: { type: 'string', default: '4' },
    fault: { type: 'string', multiple: true, default: [] },
  },
})

const root = `${import.meta.dirname}/..`
const assets = readdirSync(`${root}/dist/app/assets`).filter((name) => /\.(js|css|woff2)$/.test(name))
const faults = values.fault.flatMap((fault) => ['--fault', fault])
const server = spawn(
  process.execPath,
  [`${root}/tests/production/startNginx.ts`, PORT, BACKEND_PORT, ...faults].map(String),
  { stdio: ['ignore', 'ignore', 'inherit'] },
)
server.on('exit', () => process.exit(1))

const origin = `http://127.0.0.1:${PORT}`
// nginx logs an error for each request that it cannot pass on.
await waitForServer(`http://127.0.0.1:${BACKEND_PORT}/api/v1/healthcheck`)
await waitForServer(`${origin}/api/v1/healthcheck`)
const before = memoryOfChildren(server.pid)
const { measurements, duration } = await runLoad({
  origin,
  users: Number(values.users),
  arrival: Number(values.arrival),
  kilobytes: Number(values.kilobytes),
  files: assets.map((name) => `/assets/${name}`),
  key: previewSettings({ apiUrl: '', hostedUrl: '' }).hostedKey,
})

const { durations, retries, losses } = measurements
const requests = [...durations.values()].reduce((sum, { length }) => sum + length, 0)
console.table(latencies(measurements))
console.log(
  `\n${values.users} users in ${duration.toFixed(1)} s: ${requests} requests, ${(requests / duration).toFixed(0)} per second`,
)
for (const [status, count] of retries) console.log(`sent again after ${status}: ${count}`)
for (const [index, { current, maximum }] of memoryOfChildren(server.pid).entries())
  console.log(
    `memory of ${CHILDREN[index]}: ${before[index].current} MB before, ${current} MB at the end, ${maximum} MB at most`,
  )
console.log(`lost: ${losses.length}`)
for (const loss of losses.slice(0, MAX_PRINTED_LOSSES)) console.error(loss)

server.removeAllListeners('exit')
server.kill()
process.exitCode = losses.length === 0 ? 0 : 1
