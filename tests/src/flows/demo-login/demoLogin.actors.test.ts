import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, type StateValueFrom, waitFor } from 'xstate'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { register } from '../../../../src/api/auth.ts'
import { listDocuments } from '../../../../src/api/documents.ts'
import { updateKeptOnboarding } from '../../../../src/device/keptOnboarding.ts'
import { hasStoredSecondFactor, storeSecondFactor } from '../../../../src/device/secondFactors.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import type { WaitlistStatus } from '../../../../src/domain/waitlist.ts'
import { accessCodeHashText } from '../../../../src/flows/demo-login/accessCode.ts'
import { liveDemoLogin } from '../../../../src/flows/demo-login/liveDemoLogin.ts'
import { signUp } from '../../../../src/hosted/auth.ts'
import { HOSTED_STORAGE_KEY } from '../../../../src/hosted/hostedSettings.ts'
import { readStoredTokens } from '../../../../src/hosted/storedSession.ts'
import { type LogEntry, receiveLog } from '../../../../src/lib/log/log.ts'
import { APPLICATIONS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import { addFactor } from '../../../support/flows/addFactor.ts'
import {
  answers,
  createMockNetwork,
  type MockNetwork,
  offline,
  PASSWORD,
} from '../../../support/flows/mockNetwork.ts'

/** Has a provider account. */
const UNA = USERS.una.email
const LOGIN = '/api/v1/auth/login'
const TOKEN = '/hosted/auth/v1/token'

let network: MockNetwork
/** Everything that is written to the console or sent to a monitoring service. */
let logged: unknown[]

beforeEach(async () => {
  network = await createMockNetwork()
  vi.stubGlobal('localStorage', new MemoryStorage())
  logged = []
  for (const level of ['log', 'debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => logged.push(parts))
  return receiveLog((entry: LogEntry) => logged.push(entry))
})

afterEach(() => {
  vi.restoreAllMocks()
})

async function registerAtBackend(email: string): Promise<void> {
  const account = { firstName: 'Una', lastName: 'Lindqvist', email, password: PASSWORD }
  await register(waitlistRegistration(account))
  network.sent.length = 0
}

function start(accessCodeHash = '', setupToken: string | null = null) {
  const actor = createActor(liveDemoLogin, { input: { accessCodeHash, setupToken } })
  const granted = vi.fn()
  actor.on('signIn.granted', granted)
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  return {
    actor,
    granted,
    context: () => actor.getSnapshot().context,
    submit(email: string, password: string = PASSWORD) {
      actor.send({ type: 'field.edited', name: 'email', value: email })
      actor.send({ type: 'field.edited', name: 'password', value: password })
      actor.send({ type: 'form.submitted' })
    },
    until: (value: StateValueFrom<typeof liveDemoLogin>) => waitFor(actor, (state) => state.matches(value)),
  }
}

const sessions = () => network.backend.hosted.sessions.count()
const application = () => network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)
const setApplication = (status: WaitlistStatus) =>
  network.backend.hosted.waitlistSubmissions.update(APPLICATIONS.unused.id, {
    owner_id: USERS.una.id,
    status,
  })

/** A response that repeats the secrets of the request, as some services do. */
const echo = async (request: Request) =>
  Response.json(
    { message: `Refused: ${await request.text()} ${request.headers.get('Authorization')} ${request.url}` },
    { status: 500 },
  )

test.each<[string, string, Parameters<MockNetwork['answerWith']>[1]]>([
  ['the backend refuses the password', LOGIN, answers(401)],
  ['the backend repeats the request in its message', LOGIN, echo],
  ['the backend is not reachable', LOGIN, offline],
  ['the provider refuses the password', TOKEN, answers(400)],
  ['the provider repeats the request in its message', TOKEN, echo],
  ['the tables repeat the request in their message', '/hosted/rest', echo],
  ['nothing fails', '/nowhere', answers(404)],
])('a sign-in logs no password, token, email address or setup token if %s', async (_name, path, answer) => {
  await registerAtBackend(UNA)
  network.answerWith(path, answer)
  const { submit, actor } = start('', TOKENS.unused)
  submit(UNA)
  await waitFor(actor, (state) => state.status === 'done' || !state.hasTag('busy'))
  network.answerWith('/api/v1/documents', echo)
  await listDocuments().catch(() => {})

  const tokens = readStoredTokens(network.device.getItem(HOSTED_STORAGE_KEY))
  const secrets = [PASSWORD, UNA, TOKENS.unused, ...Object.values(tokens ?? {})]
  const text = JSON.stringify(logged)
  expect(text).toContain('GET /documents/')
  expect(secrets.filter((secret) => text.includes(String(secret)))).toEqual([])
})

test('a sign-in sends one request to each service, and ignores case and surrounding spaces of the email', async () => {
  await registerAtBackend(UNA)
  const { granted, submit, until } = start()
  submit(`  ${UNA.toUpperCase()} `)
  await until('grantedBackend')
  expect(network.sent).toEqual([`POST ${TOKEN}?grant_type=password`, `POST ${LOGIN}`])
  expect(granted.mock.calls[0]?.[0].sessionEvent).toEqual({
    type: 'backend.granted',
    grant: { token: expect.stringMatching(/./), user: expect.objectContaining({ email: UNA }) },
    hostedUser: expect.objectContaining({ email: UNA }),
  })
})

test.each([
  ['was sent to somebody else', TOKENS.unused, USERS.ursula.email],
  ['is unknown', TOKENS.unknown, UNA],
])('a sign-in claims no application if the setup link %s', async (_, token, email) => {
  await registerAtBackend(email)
  const { submit, until } = start('', token)
  submit(email)
  await until('grantedBackend')
  expect(application()?.owner_id).toBeNull()
})

test.each(['approved', 'active'] as const)(
  'completing the setup registers the owner of an application with status %s with the answers on this device',
  async (status) => {
    await setApplication(status)
    const answered = {
      machineName: 'Pharos',
      contradictionTolerance: 0.45,
      beliefSensitivity: 'high',
    } as const
    updateKeptOnboarding(UNA, { answers: answered })
    const { submit, until } = start()
    submit(UNA)
    await until('grantedBackend')
    expect(network.backend.db.users.find('email', UNA)).toMatchObject({
      first_name: APPLICATIONS.unused.first_name,
      machine_name: 'Pharos',
      contradiction_tolerance: 0.45,
    })
    expect(application()?.status).toBe(status === 'approved' ? 'registered' : status)
  },
)

test('a sign-in registers somebody who signed up on this device without an application, once the backend answers', async () => {
  const email = 'ada@lab.example'
  await signUp({ email, password: PASSWORD, firstName: 'Ada', lastName: 'Quill' })
  updateKeptOnboarding(email, { owesRegistration: true })
  network.answerWith('POST /api/v1/auth/register', answers(502))
  const failed = start()
  failed.submit(email)
  await failed.until('grantedHosted')
  expect(failed.granted.mock.calls[0]?.[0].sessionEvent.backendIssue).toBe('unreachable')
  network.answerAsUsual()
  const { submit, until } = start()
  submit(email)
  await until('grantedBackend')
  expect(network.backend.db.users.find('email', email)).toMatchObject({
    first_name: 'Ada',
    machine_name: 'Assistant',
  })
})

test('a sign-in without an application registers nobody who did not sign up on this device', async () => {
  updateKeptOnboarding(USERS.ursula.email, { owesRegistration: true })
  const { submit, until } = start()
  submit(UNA)
  await until('grantedHosted')
  expect(network.sent).not.toContain('POST /api/v1/auth/register')
})

test('a sign-in continues without the backend if the application cannot be read', async () => {
  await setApplication('approved')
  network.answerWith('GET /hosted/rest', offline)
  const { submit, until } = start()
  submit(UNA)
  await until('grantedHosted')
  expect(network.sent).not.toContain('POST /api/v1/auth/register')
})

test('a demo login that is stopped during the provider call signs out again', async () => {
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  network.answerWith(TOKEN, async (request) => {
    asked.resolve()
    await release.promise
    return network.backend.handle(request)
  })
  const { actor, granted, submit } = start()
  submit(UNA)
  await asked.promise
  actor.stop()
  release.resolve()
  const paths = () => network.sent.map((line) => line.split('?')[0])
  await eventually(() => expect(paths()).toEqual([`POST ${TOKEN}`, 'POST /hosted/auth/v1/logout']))
  await network.idle()
  expect(paths()).toHaveLength(2)
  expect(sessions()).toBe(0)
  expect(network.device.length).toBe(0)
  expect(granted).not.toHaveBeenCalled()
})

test.each<StateValueFrom<typeof liveDemoLogin>>([
  { authenticating: 'claimingApplication' },
  { authenticating: 'loggingInAtBackend' },
  { authenticating: 'completingSetup' },
  'challenged',
])('a demo login that is left in the state %j has a provider session to end', (value) => {
  const context = start().context()
  expect(liveDemoLogin.resolveState({ value, context }).hasTag('hasProviderSession')).toBe(true)
})

test.each([
  ['reports too many attempts', answers(429), false, 'Too many attempts. Wait a minute, then try again.'],
  ['reports too many attempts for an account with a second factor', answers(429), true, 'Too many attempts.'],
  ['cannot be reached', offline, true, "Two-factor authentication isn't available."],
  ['fails', answers(500), true, "Two-factor authentication isn't available."],
  ['refuses the password', answers(400), true, 'Invalid email or password.'],
])(
  'a sign-in does not ask the backend if the provider %s, and the device knows a second factor (%#)',
  async (_, answer, hasFactor, text) => {
    await registerAtBackend(UNA)
    await storeSecondFactor(UNA, hasFactor)
    network.answerWith(TOKEN, answer)
    const { submit, until } = start()
    submit(UNA)
    const { context } = await until('failed')
    expect(context.failure).toContain(text)
    expect(network.sent).toEqual([`POST ${TOKEN}?grant_type=password`])
  },
)

test('a sign-in stores on the device whether the account has a second factor', async () => {
  await registerAtBackend(UNA)
  await addFactor(network)
  const { submit, until, actor } = start()
  submit(UNA)
  await until('challenged')
  expect(await hasStoredSecondFactor(UNA)).toBe(true)
  actor.stop()
  network.backend.hosted.factors.clear()
  const next = start()
  next.submit(UNA)
  await next.until('grantedBackend')
  expect(await hasStoredSecondFactor(UNA)).toBe(false)
})

test('the master access code grants demo mode without a request', async () => {
  const salt = Uint8Array.from({ length: 16 }, (_, index) => index)
  const { granted, submit, until } = start(await accessCodeHashText('open sesame', salt, 1000))
  submit('', 'open sesame')
  await until('grantedDemo')
  expect(granted.mock.calls[0]?.[0].sessionEvent).toEqual({ type: 'demo.granted' })
  expect(network.sent).toEqual([])
})

test('the demo login asks for an email if no access code is configured', () => {
  const { context, submit } = start('')
  submit('', 'open sesame')
  expect(context().fields.errors.email).toBe('Please enter your email.')
})

test('the demo login says why a page without Web Crypto cannot check the access code', async () => {
  vi.stubGlobal('crypto', {})
  const { submit, until } = start(`pbkdf2-sha256:1000:${'0'.repeat(32)}:${'0'.repeat(64)}`)
  submit('', 'open sesame')
  const { context } = await until('failed')
  expect(context.failure).toBe('The access code cannot be checked: this page was not opened over https.')
})
