import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Backend } from '../../../mocks/backend.ts'
import { systemClock } from '../../../mocks/clock.ts'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import type { Fault } from '../../../mocks/faults/fault.ts'
import { parseFault } from '../../../mocks/faults/parseFault.ts'
import { withFaults } from '../../../mocks/faults/withFaults.ts'
import { respondOverHttp } from '../../../mocks/http.ts'
import { createRandom } from '../../../mocks/random.ts'
import { createWorldBackend } from '../../../mocks/worlds/createWorldBackend.ts'
import { ADMIN, DEMO_USER } from '../../../mocks/worlds/people.ts'
import { currentUser, login } from '../../../src/api/auth.ts'
import { ask, createSession, listSessions } from '../../../src/api/chat.ts'
import { listDocuments } from '../../../src/api/documents.ts'
import { ApiError } from '../../../src/api/errors.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { isAdmin } from '../../../src/hosted/admins.ts'
import { listApplications } from '../../../src/hosted/applications.ts'
import { requestPasswordReset, signIn, signUp, updatePassword } from '../../../src/hosted/auth.ts'
import { configureHosted } from '../../../src/hosted/client.ts'
import { HostedError } from '../../../src/hosted/errors.ts'
import { listFactors } from '../../../src/hosted/factors.ts'
import { sendApprovalEmail } from '../../../src/hosted/functions.ts'
import { readOwnApplication, submitApplication } from '../../../src/hosted/waitlist.ts'

// The app's clients against a real HTTP server with faults. Uploads need a browser: tests/src/api/upload.browser.test.ts.

const credentials = { email: DEMO_USER.email, password: DEMO_USER.password }
const applicant = { firstName: 'Noor', lastName: 'Haddad', role: 'researcher', organization: '' }
const application = { ...applicant, email: 'noor@lab.example', researchArea: '', useCase: '', timeline: '' }
const recipient = { id: '7', first_name: 'Noor', last_name: 'Haddad', email: 'noor@lab.example' }

let backend: Backend
let origin: string
let sessionId: string
let faults: readonly Fault[] = []

const server = createServer((request, response) => {
  const options = { faults: () => faults, clock: systemClock, random: createRandom(1) }
  respondOverHttp(withFaults(backend.handle, options), request, response).catch(() => response.destroy())
})

beforeAll(async () => {
  backend = await createWorldBackend('demo')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  useToken(null)
  useToken((await login(credentials)).access_token)
  configureHosted({
    url: `${origin}/hosted`,
    key: 'key',
    storage: new MemoryStorage(),
    redirectOrigin: origin,
  })
  await signIn(ADMIN)
  sessionId = (await createSession()).id
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  faults = []
})

function useToken(token: string | null): void {
  configureApi({ baseUrl: `${origin}/api/v1`, getToken: () => token, onUnauthorized: () => {} })
}

const API: Record<string, () => Promise<unknown>> = {
  login: () => login(credentials),
  currentUser: () => currentUser({ id: '', email: DEMO_USER.email }),
  listDocuments: () => listDocuments(),
  listSessions: () => listSessions(),
  ask: () => ask(sessionId, 'Does sleep help?'),
}
const AUTH: Record<string, () => Promise<unknown>> = {
  signIn: () => signIn(ADMIN),
  signUp: () => signUp({ ...application, password: 'Hippocampus-1953' }),
  requestPasswordReset: () => requestPasswordReset(DEMO_USER.email),
  updatePassword: () => updatePassword('Hippocampus-1953'),
  listFactors: () => listFactors(),
}
const TABLES: Record<string, () => Promise<unknown>> = {
  listApplications: () => listApplications(),
  isAdmin: () => isAdmin(),
  readOwnApplication: () => readOwnApplication(),
  submitApplication: () => submitApplication(application),
}
const FUNCTIONS: Record<string, () => Promise<unknown>> = {
  sendApprovalEmail: () => sendApprovalEmail(recipient),
}

const API_UNREACHABLE =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'
const HOSTED_UNREACHABLE =
  'Network error: Unable to connect to the sign-in service. Please check your internet connection and try again.'
const WRONG_FORMAT = 'Invalid response format'

/** The message of each service's client for each effect. The auth client takes any body but JSON for a lost connection. */
const MESSAGES: Record<string, { api: string; auth: string; tables: string; functions: string }> = {
  network: {
    api: API_UNREACHABLE,
    auth: HOSTED_UNREACHABLE,
    tables: HOSTED_UNREACHABLE,
    functions: HOSTED_UNREACHABLE,
  },
  'malformed-json': {
    api: WRONG_FORMAT,
    auth: HOSTED_UNREACHABLE,
    tables: WRONG_FORMAT,
    functions: WRONG_FORMAT,
  },
  html: { api: WRONG_FORMAT, auth: HOSTED_UNREACHABLE, tables: WRONG_FORMAT, functions: WRONG_FORMAT },
  empty: { api: WRONG_FORMAT, auth: HOSTED_UNREACHABLE, tables: WRONG_FORMAT, functions: WRONG_FORMAT },
  'retry-after=5': {
    api: 'Too Many Requests',
    auth: 'Request rate limit reached',
    tables: 'Too Many Requests',
    functions: 'Too Many Requests',
  },
  'status=422': {
    api: 'body: The value is not valid.',
    auth: 'Unable to validate email address: invalid format',
    tables: 'The request failed.',
    functions: 'The request failed.',
  },
  'status=500': {
    api: 'Internal Server Error',
    auth: 'Unexpected failure, please check server logs for more information',
    tables: 'Internal error',
    functions: 'Internal Server Error',
  },
  'status=503': {
    api: 'Service Unavailable',
    auth: 'Service Unavailable',
    tables: 'Could not query the database for the schema cache. Retrying.',
    functions: 'Service Unavailable',
  },
}

describe.each(Object.entries(MESSAGES))('the effect %s', (effect, messages) => {
  const calls = [
    ...Object.entries(API).map(([name, call]) => ({ name, call, message: messages.api })),
    ...Object.entries(AUTH).map(([name, call]) => ({ name, call, message: messages.auth })),
    ...Object.entries(TABLES).map(([name, call]) => ({ name, call, message: messages.tables })),
    ...Object.entries(FUNCTIONS).map(([name, call]) => ({ name, call, message: messages.functions })),
  ]
  test.each(calls)('the effect makes $name fail with the message "$message"', async ({ call, message }) => {
    faults = parseFault(`*:${effect}`)
    const error = await call().catch((reason: unknown) => reason)
    expect(error instanceof ApiError || error instanceof HostedError ? error.message : error).toBe(message)
  })
})

test.each(['latency=1-20', 'slow-body=20', 'drop-upload'])(
  'calls succeed with the effect %s',
  async (effect) => {
    faults = parseFault(`*:${effect}`)
    const calls = { ...API, signIn: AUTH.signIn, listFactors: AUTH.listFactors, isAdmin: TABLES.isAdmin }
    for (const [name, call] of Object.entries(calls)) await expect(call?.(), name).resolves.toBeDefined()
  },
)

test('an expired token fails calls with a token as refused, and lets a person sign in', async () => {
  faults = parseFault('session-expired')
  await expect(listDocuments()).rejects.toMatchObject({ name: 'ApiError', status: 401 })
  await expect(listFactors()).rejects.toMatchObject({ name: 'HostedError', kind: 'refused' })
  await expect(listApplications()).rejects.toMatchObject({ name: 'HostedError', kind: 'refused' })
  await expect(sendApprovalEmail(recipient)).rejects.toMatchObject({ name: 'HostedError', kind: 'refused' })
  await expect(login(credentials)).resolves.toMatchObject({ access_token: expect.any(String) })
  await expect(signIn(ADMIN)).resolves.toMatchObject({ email: ADMIN.email })
})
