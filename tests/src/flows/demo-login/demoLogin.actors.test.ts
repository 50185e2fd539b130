import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accessCodeHashText } from '../../../../src/flows/demo-login/accessCode.ts'
import { signOutOnThisDevice } from '../../../../src/flows/demo-login/demoLogin.actors.ts'
import { APPLICATIONS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import {
  DISABLED,
  LOGIN,
  logins,
  network,
  registerAtBackend,
  sessions,
  setUpServices,
  start,
  UNA,
} from '../../../support/flows/demoLoginActors.ts'
import { answers, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'

setUpServices()

/** Retries the assertion for up to 5 seconds. */

/** Has a backend account only. */
const BEA = 'bea@lab.example'
const TOKEN = '/hosted/auth/v1/token'
const WRONG = 'Invalid email or password. Check both, then type your password again.'
const ABSENT = 'Authentication service not found. Please contact support.'
const BROKEN = 'Server error. Please try again later or contact support.'

const UNREACHABLE =
  'Unable to connect to the authentication server. Check your internet connection and try again.'

const OTHERWISE = 'Authentication failed: I am a teapot'

describe('accepting provider', () => {
  test('the demo login grants backend mode with a provider session when both services accept', async () => {
    await registerAtBackend(UNA)
    const { granted, submit, until } = start()
    submit(UNA)
    await until('grantedBackend')
    expect(granted).toHaveBeenCalledExactlyOnceWith({
      type: 'signIn.granted',
      sessionEvent: {
        type: 'backend.granted',
        grant: { token: expect.stringMatching(/./), user: expect.objectContaining({ email: UNA }) },
        hostedUser: expect.objectContaining({ email: UNA }),
      },
      notice: null,
    })
    const [first, ...rest] = network.sent
    expect(first).toBe(`POST ${TOKEN}?grant_type=password`)
    expect(rest).toEqual([`POST ${LOGIN}`])
  })

  test('the demo login grants hosted mode without a notice when the backend does not know the account', async () => {
    const { granted, submit, until } = start()
    submit(UNA)
    await until('grantedHosted')
    const hostedUser = expect.objectContaining({ email: UNA })
    const sessionEvent = { type: 'hosted.granted', hostedUser, backendIssue: 'noAccount' }
    expect(granted).toHaveBeenCalledExactlyOnceWith({ type: 'signIn.granted', sessionEvent, notice: null })
    expect(sessions()).toBe(1)
  })

  test.each([
    ['404', answers(404, { detail: 'Not Found' }), ABSENT],
    ['500', answers(500, { detail: 'Broken' }), BROKEN],
    ['nothing', offline, UNREACHABLE],
    ['418', answers(418, { detail: 'I am a teapot' }), OTHERWISE],
  ])(
    'the demo login grants hosted mode with a notice when the backend returns %s',
    async (_, answer, text) => {
      network.answerWith(LOGIN, answer)
      const { granted, submit, until } = start()
      submit(UNA)
      await until('grantedHosted')
      expect(granted.mock.calls[0]?.[0]).toMatchObject({
        sessionEvent: { type: 'hosted.granted' },
        notice: { title: 'Some features may be limited', text },
      })
    },
  )

  test('the demo login shows the message and signs out of the provider when the backend returns 403', async () => {
    network.answerWith(LOGIN, answers(403, { detail: 'Disabled' }))
    const { granted, submit, until } = start()
    submit(UNA)
    const { context } = await until('failed')
    expect(context.failure).toBe(DISABLED)
    expect(context.fields.values).toEqual({ email: UNA, password: '' })
    expect(granted).not.toHaveBeenCalled()
    expect(network.device.length).toBe(0)
    expect(sessions()).toBe(0)
  })

  test('the demo login shows the message and removes the session when the sign-out after a 403 fails', async () => {
    network.answerWith(LOGIN, answers(403))
    network.answerWith('/hosted/auth/v1/logout', offline)
    const { submit, until } = start()
    submit(UNA)
    expect((await until('failed')).context.failure).toBe(DISABLED)
    expect(network.device.length).toBe(0)
  })
})

test.each([
  ['the link was sent to somebody else', TOKENS.unused, null],
  ['the provider does not look the link up', TOKENS.unused, offline],
  ['the link is unknown', TOKENS.unknown, null],
] as const)('the demo login signs in without claiming the setup link if %s', async (_, token, answer) => {
  const email = answer === null && token === TOKENS.unused ? USERS.ursula.email : UNA
  if (answer !== null) network.answerWith('/hosted/rest/v1/approved_users', answer)
  await registerAtBackend(email)
  const { submit, until } = start('', token)
  submit(email)
  await until('grantedBackend')
  expect(network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)?.owner_id).toBeNull()
})

describe.each([
  ['refuses', null],
  ['is down', offline],
  ['is broken', answers(503, { msg: 'Down' })],
  ['limits the rate', answers(429, { error_code: 'over_request_rate_limit', msg: 'Slow down' })],
])('provider that %s', (_, provider) => {
  beforeEach(async () => {
    if (provider) network.answerWith(TOKEN, provider)
    await registerAtBackend(BEA)
  })

  test('the demo login grants backend mode without a provider session when only the backend accepts', async () => {
    const { granted, submit, until } = start()
    submit(BEA)
    await until('grantedBackend')
    expect(granted.mock.calls[0]?.[0].sessionEvent).toMatchObject({
      type: 'backend.granted',
      hostedUser: null,
    })
    expect(network.device.length).toBe(0)
  })

  test.each([
    ['401', null, WRONG],
    ['403', answers(403), DISABLED],
    ['404', answers(404), ABSENT],
    ['500', answers(500), BROKEN],
    ['nothing', offline, UNREACHABLE],
    ['418', answers(418, { message: 'I am a teapot' }), OTHERWISE],
    ['nonsense', answers(200, []), 'Authentication failed: Invalid response format'],
  ])('the demo login shows the message when the backend returns %s', async (_, answer, message) => {
    if (answer) network.answerWith(LOGIN, answer)
    const { granted, submit, until } = start()
    submit(BEA, 'wrong')
    const { context } = await until('failed')
    expect(context.failure).toBe(message)
    expect(context.fields.values).toEqual({ email: BEA, password: '' })
    expect(granted).not.toHaveBeenCalled()
    expect(network.device.length).toBe(0)
  })
})

describe('input', () => {
  test.each([
    ['one character', 'x'],
    ['spaces', '   '],
    ['over-long', 'x'.repeat(10_000)],
    ['emoji', '🔑🧠'],
    ['right-to-left', 'كلمة السر'],
    ['markup', '<script>alert(1)</script>'],
    ['a formula', '=1+1'],
  ])('the demo login sends the password unchanged and shows the refusal: %s', async (_, password) => {
    const { submit, until } = start()
    submit(UNA, password)
    const { context } = await until('failed')
    expect(context.failure).toBe(WRONG)
    expect(context.fields.values.password).toBe('')
  })

  test.each([
    ['empty', ''],
    ['spaces', '   '],
    ['one character', 'x'],
    ['over-long', `${'x'.repeat(250)}@lab.example`],
    ['emoji', '🧠@lab.example'],
    ['right-to-left', 'ليلى@lab.example'],
    ['markup', '<b>una</b>@lab.example'],
    ['a formula', '=cmd()'],
  ])('the demo login does not send an invalid email: %s', (_, email) => {
    const { context, submit } = start()
    submit(email)
    expect(context().fields.errors.email).toMatch(/^Please enter (your email|a complete email address)/)
    expect(context().fields.values.password).toBe(PASSWORD)
    expect(network.sent).toEqual([])
  })

  test('the demo login ignores case and surrounding spaces of the email', async () => {
    const { submit, until } = start()
    submit(`  ${UNA.toUpperCase()} `)
    await until('grantedHosted')
  })
})

test('calls each service once when submitted twice', async () => {
  const { submit, until } = start()
  submit(UNA)
  submit(UNA)
  await until('grantedHosted')
  expect(network.sent.filter((line) => line.includes(TOKEN))).toHaveLength(1)
  expect(logins()).toBe(1)
})

describe('stopping during the sign-in', () => {
  test('the demo login signs out again when stopped during the provider call', async () => {
    const release = Promise.withResolvers<void>()
    network.answerWith(TOKEN, async (request) => {
      await release.promise
      return network.backend.handle(request)
    })
    const { actor, granted, submit } = start()
    submit(UNA)
    await eventually(() => expect(network.sent).toHaveLength(1))
    actor.stop()
    release.resolve()
    await eventually(() => expect(network.sent.at(-1)).toMatch(/logout/))
    await eventually(() => expect(sessions()).toBe(0))
    expect(network.device.length).toBe(0)
    expect(logins()).toBe(0)
    expect(granted).not.toHaveBeenCalled()
  })

  test('the demo login has the tag hasProviderSession when stopped during the backend call', async () => {
    network.answerWith(LOGIN, () => new Promise<Response>(() => {}))
    const { actor, granted, submit, until } = start()
    submit(UNA)
    await until({ authenticating: 'loggingInAtBackend' })
    actor.stop()
    expect(actor.getSnapshot().hasTag('hasProviderSession')).toBe(true)
    await signOutOnThisDevice()
    expect(sessions()).toBe(0)
    expect(network.device.length).toBe(0)
    expect(granted).not.toHaveBeenCalled()
  })
})

describe('master access code', () => {
  const salt = Uint8Array.from({ length: 16 }, (_, index) => index)

  test('the demo login grants demo mode without calling a service', async () => {
    const { granted, submit, until } = start(await accessCodeHashText('open sesame', salt, 1000))
    submit('', 'open sesame')
    await until('grantedDemo')
    expect(granted.mock.calls[0]?.[0].sessionEvent).toEqual({ type: 'demo.granted' })
    expect(network.sent).toEqual([])
  })

  test.each(['open', 'Open sesame', 'open sesame ', '🔑'])(
    'the demo login refuses the wrong code %j',
    async (typed) => {
      const { context, submit, until } = start(await accessCodeHashText('open sesame', salt, 1000))
      submit('', typed)
      await until('failed')
      expect(context().failure).toBe('Please enter your email, or the master access code as the password.')
      expect(context().fields.values.password).toBe('')
      expect(network.sent).toEqual([])
    },
  )

  test('the demo login shows the email error when no code is configured', () => {
    const { context, submit } = start('')
    submit('', 'open sesame')
    expect(context().fields.errors.email).toBe('Please enter your email.')
  })

  test('the demo login shows an error when the page has no Web Crypto', async () => {
    const hash = await accessCodeHashText('open sesame', salt, 1000)
    vi.stubGlobal('crypto', {})
    const { submit, until } = start(hash)
    submit('', 'open sesame')
    const { context } = await until('failed')
    expect(context.failure).toBe('The access code cannot be checked: this page was not opened over https.')
  })
})
