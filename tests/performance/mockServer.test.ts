import { expect, onTestFinished, test } from 'vitest'
import { load } from './support/load.ts'
import { startMockServer } from './support/mockServer.ts'

const CONNECTIONS = 200
const WARM_UP_REQUESTS = 2_000
const REQUESTS = 8_000

// Measured by requests instead of time, so that it is the same on a slow machine: a minute has about 100,000 requests.
test('the mock server returns no errors to 200 connections and needs no more memory after 8,000 requests', async () => {
  const server = await startMockServer('--quiet')
  onTestFinished(server.stop)
  expect(await load(server.base, CONNECTIONS, WARM_UP_REQUESTS)).toEqual([])
  const before = await server.heap()
  expect(await load(server.base, CONNECTIONS, REQUESTS)).toEqual([])
  expect((await server.heap()) / before).toBeLessThan(1.2)
}, 120_000)
