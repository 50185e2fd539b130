import { beforeEach, expect, test, vi } from 'vitest'
import { listDocuments } from '../../../../src/api/documents.ts'
import { HOSTED_STORAGE_KEY } from '../../../../src/hosted/hostedSettings.ts'
import { readStoredTokens } from '../../../../src/hosted/storedSession.ts'
import { type LogEntry, receiveLog } from '../../../../src/lib/log/log.ts'
import { TOKENS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import {
  LOGIN,
  network,
  registerAtBackend,
  setUpServices,
  start,
  UNA,
} from '../../../support/flows/demoLoginActors.ts'
import { answers, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'

setUpServices()

/** Everything that is written to the console or sent to a monitoring service. */
let logged: unknown[]

beforeEach(() => {
  logged = []
  for (const level of ['log', 'debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => logged.push(parts))
  return receiveLog((entry: LogEntry) => logged.push(entry))
})

/** A response that repeats the secrets of the request, as some services do. */
const echo = async (request: Request) =>
  Response.json(
    { message: `Refused: ${await request.text()} ${request.headers.get('Authorization')} ${request.url}` },
    { status: 500 },
  )

test.each<[string, string, Parameters<typeof network.answerWith>[1]]>([
  ['the backend refuses the password', LOGIN, answers(401)],
  ['the backend repeats the request in its message', LOGIN, echo],
  ['the backend is not reachable', LOGIN, offline],
  ['the provider refuses the password', '/hosted/auth/v1/token', answers(400)],
  ['the provider repeats the request in its message', '/hosted/auth/v1/token', echo],
  ['the tables repeat the request in their message', '/hosted/rest', echo],
  ['nothing fails', '/nowhere', answers(404)],
])('a sign-in logs no password, token, email address or setup token if %s', async (_name, path, answer) => {
  await registerAtBackend(UNA)
  network.answerWith(path, answer)
  const { submit, actor } = start('', TOKENS.unused)
  submit(UNA)
  await eventually(() => {
    const state = actor.getSnapshot()
    expect(state.status === 'done' || !state.hasTag('busy')).toBe(true)
  })
  network.answerWith('/api/v1/documents', echo)
  await listDocuments().catch(() => {})

  const tokens = readStoredTokens(network.device.getItem(HOSTED_STORAGE_KEY))
  const secrets = [PASSWORD, UNA, TOKENS.unused, ...Object.values(tokens ?? {})]
  const text = JSON.stringify(logged)
  expect(text).toContain('GET /documents/')
  expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([])
})
