// npm run test:load: 200 virtual users on nginx with the production build and the mock backend. Needs nginx.
//   --users <number>  Default: 200. They arrive within ten seconds.
//   --fault <fault>   something that goes wrong at the services, as of npm run mock:server. Can be repeated.
// The exit code is 1 if something that a service had confirmed is missing, or a request fails.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { inParallel } from '../src/lib/inParallel.ts'
import { previewSettings } from './deployment/previewSettings.ts'
import { createSend } from './load/connection.ts'
import { createMeasurements, latencies } from './load/measurements.ts'
import { createPerson, missing, signUp, visit } from './load/virtualUser.ts'

const PORT = 6023
const BACKEND_PORT = 6024
const ARRIVAL_MS = 10_000
/** Number of people that sign up, or whose data is compared, at the same time. */
const PREPARED_AT_ONCE = 10
const MAX_PRINTED_LOSSES = 20

const { users, fault } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    fault: { type: 'string', multiple: true, default: [] },
  },
}).values

const root = `${import.meta.dirname}/..`
const origin = `http://127.0.0.1:${PORT}`
const key = previewSettings({ apiUrl: '', hostedUrl: '' }).hostedKey
const files = readdirSync(`${root}/dist/app/assets`)
  .filter((name) => /\.(js|css|woff2)$/.test(name))
  .map((name) => `/assets/${name}`)

const options = [PORT, BACKEND_PORT, ...fault.flatMap((one) => ['--fault', one])].map(String)
const server = spawn(process.execPath, [`${root}/tests/production/startNginx.ts`, ...options], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
server.on('exit', () => process.exit(1))
// nginx logs an error for each request that it cannot pass on.
for (const port of [BACKEND_PORT, PORT]) {
  const health = `http://127.0.0.1:${port}/api/v1/healthcheck`
  while (!(await fetch(health).catch(() => null))?.ok) await delay(100)
}

const people = Array.from({ length: Number(users) }, (_, index) => createPerson(index + 1))
const sendApart = createSend(origin, createMeasurements())
await inParallel(people, PREPARED_AT_ONCE, (person) => signUp(sendApart, key, person)).finished

const measurements = createMeasurements()
const { durations, retries, losses } = measurements
const send = createSend(origin, measurements)
const start = performance.now()
await Promise.all(
  people.map(async (person, index) => {
    await delay((index / people.length) * ARRIVAL_MS)
    await visit(send, key, person, files).catch(({ message }) => losses.push(`${person.email}: ${message}`))
  }),
)
const seconds = (performance.now() - start) / 1000

await inParallel(people, PREPARED_AT_ONCE, async (person) => {
  const problems = await missing(sendApart, key, person)
  losses.push(...problems.map((problem) => `${person.email}: ${problem}`))
}).finished

const requests = durations.values().reduce((sum, { count }) => sum + count, 0)
console.table(latencies(measurements))
console.log(
  `\n${users} users in ${seconds.toFixed(1)} s: ${requests} requests, ${(requests / seconds).toFixed(0)} per second`,
)
for (const [status, count] of retries) console.log(`sent again after ${status}: ${count}`)
console.log(`lost: ${losses.length}`)
for (const loss of losses.slice(0, MAX_PRINTED_LOSSES)) console.error(loss)

server.removeAllListeners('exit')
server.kill()
process.exitCode = losses.length === 0 ? 0 : 1
