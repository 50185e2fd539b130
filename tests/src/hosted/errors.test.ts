import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAdmin } from '../../../src/hosted/admins.ts'
import { listApplications, resetApplication, reviewApplication } from '../../../src/hosted/applications.ts'
import { requestPasswordReset, signIn, signUp, updatePassword } from '../../../src/hosted/auth.ts'
import type { HostedErrorKind } from '../../../src/hosted/errors.ts'
import {
  challengeFactor,
  enrollPhone,
  enrollTotp,
  listFactors,
  unenrollFactor,
  verifyFactor,
} from '../../../src/hosted/factors.ts'
import { notifyWaitlistSubmission, sendApprovalEmail } from '../../../src/hosted/functions.ts'
import { claimApplication, claimLink, lookUpSetup } from '../../../src/hosted/setup.ts'
import {
  markLogin,
  markRegistered,
  readOwnApplication,
  submitApplication,
} from '../../../src/hosted/waitlist.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../supabase/fixture.ts'
import type { Provider } from './support.ts'
import {
  APPLICATION,
  createProvider,
  expectFailure,
  failure,
  hang,
  networkDown,
  PASSWORD,
} from './support.ts'

const ADMIN = { email: USERS.admin.email, password: PASSWORD }
const FACTOR = USERS.una.id

/** Every call of the auth client. */
const AUTH: Record<string, () => Promise<unknown>> = {
  signIn: () => signIn(ADMIN),
  signUp: () => signUp({ ...ADMIN, firstName: 'Ada', lastName: 'Quill' }),
  requestPasswordReset: () => requestPasswordReset(ADMIN.email),
  updatePassword: () => updatePassword('another-password'),
  listFactors: () => listFactors(),
  enrollTotp: () => enrollTotp({ name: 'Phone', issuer: 'Engram' }),
  enrollPhone: () => enrollPhone({ name: 'Phone', phone: '+46701234567' }),
  challengeFactor: () => challengeFactor(FACTOR),
  verifyFactor: () => verifyFactor({ factorId: FACTOR, challengeId: FACTOR, code: '123456' }),
  unenrollFactor: () => unenrollFactor(FACTOR),
}

/** Every call that can be cancelled: tables and edge functions. */
const TABLES: Record<string, (signal?: AbortSignal) => Promise<unknown>> = {
  submitApplication: (signal) => submitApplication(APPLICATION, signal),
  listSubmissions: (signal) => listApplications(signal),
  reviewSubmission: (signal) =>
    reviewApplication(APPLICATIONS.pending.id, { status: 'approved', notes: null }, signal),
  resetSubmission: (signal) => resetApplication({ ...APPLICATIONS.used, reviewed_at: null }, signal),
  markLogin: (signal) => markLogin(signal),
  markRegistered: (signal) => markRegistered(signal),
  lookUpSetup: (signal) => lookUpSetup(TOKENS.unused, signal),
  claimApplication: (signal) =>
    claimApplication({ id: SETUPS.unused.id, submissionId: APPLICATIONS.unused.id }, TOKENS.unused, signal),
  claimLink: (signal) => claimLink(TOKENS.unused, signal),
  readOwnApplication: (signal) => readOwnApplication(signal),
  isAdmin: (signal) => isAdmin(signal),
}
const FUNCTIONS: Record<string, (signal?: AbortSignal) => Promise<unknown>> = {
  sendApprovalEmail: (signal) => sendApprovalEmail(APPLICATIONS.pending, { signal }),
  notifyWaitlistSubmission: (signal) => notifyWaitlistSubmission(APPLICATION, signal),
}

let provider: Provider
// Without a delay before a read is sent again.
beforeEach(() => vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  provider = await createProvider()
  await signIn(ADMIN)
})

test.each(Object.entries({ ...AUTH, ...TABLES, ...FUNCTIONS }))(
  '%s fails as unreachable without a network',
  async (_name, call) => {
    provider.answerWith(networkDown)
    await expectFailure(call(), 'unreachable', null)
  },
)

/** One call of each kind. */
const KINDS = [
  ['the auth client', () => signIn(ADMIN)],
  ['tables', () => listApplications()],
  ['edge functions', () => sendApprovalEmail(APPLICATIONS.pending)],
] as const

describe.each(KINDS)('a call of %s', (_name, call) => {
  test.each<[number, HostedErrorKind]>([
    [401, 'refused'],
    [403, 'refused'],
    [404, 'notFound'],
    [422, 'invalid'],
    [429, 'rateLimited'],
    [500, 'server'],
    [503, 'server'],
  ])('the call maps the status %i to its error kind', async (status, kind) => {
    provider.answerWith(() => Response.json({ message: 'The words of it' }, { status }))
    const error = await failure(call())
    expect(error).toMatchObject({ kind, status, code: null, cause: { message: 'The words of it' } })
    expect(error.message).not.toContain('The words of it')
  })

  test.each(['Invalid API key', 'No API key found in request'])(
    'the call refused with “%s” reports a problem of the service, not of the user',
    async (message) => {
      provider.answerWith(() => Response.json({ message, hint: 'Double check it.' }, { status: 401 }))
      expect((await failure(call())).message).toContain('The sign-in service has a problem.')
    },
  )

  test('the call reports an invalid response if it is answered with an HTML page', async () => {
    provider.answerWith(() => new Response('<html>Bad gateway</html>', { status: 502, statusText: '' }))
    const { kind, status, message } = await failure(call())
    expect({ kind, status }).toEqual({ kind: 'server', status: 502 })
    expect(message).not.toContain('<')
  })

  test.each([
    ['1800', '30 minutes'],
    [undefined, 'a minute'],
  ])(
    'the call that is refused for too many attempts names the wait of Retry-After: %s',
    async (wait, text) => {
      const headers = new Headers(wait === undefined ? {} : { 'Retry-After': wait })
      provider.answerWith(() => Response.json({ message: 'Too many' }, { status: 429, headers }))
      expect((await failure(call())).message).toBe(`Too many attempts. Wait ${text}, then try again.`)
    },
  )
})

describe.each(Object.entries({ ...TABLES, ...FUNCTIONS }))('canceling %s', (name, call) => {
  const reason = new Error('The screen has closed')

  test('the call sends nothing if it is canceled before it starts', async () => {
    const before = provider.sent.length
    await expect(call(AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(provider.sent).toHaveLength(before)
  })

  test("the call rejects with the signal's reason if it is canceled while running", async () => {
    const sent = Promise.withResolvers<void>()
    provider.answerWith(() => {
      sent.resolve()
      return hang()
    })
    const controller = new AbortController()
    const ended = expect(call(controller.signal), name).rejects.toBe(reason)
    await sent.promise
    controller.abort(reason)
    await ended
  })
})

test('a table call fails on a 404 without a body', async () => {
  provider.answerWith(() => new Response('', { status: 404 }))
  await expectFailure(listApplications(), 'notFound', 404)
})

test.each(['[{"id": "3f2', '', '<html></html>'])(
  'a table call reports the response %j as invalid',
  async (body) => {
    provider.answerWith(() => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
    const expected = { kind: 'server', status: 200, message: expect.stringContaining('has a problem') }
    expect(await failure(listApplications())).toMatchObject(expected)
  },
)

test.each([
  ['23514', 400, "The sign-in service didn't accept this. Check what you entered, then try again."],
  ['PGRST303', 401, "You don't have permission for this, or your session has expired."],
  ['PGRST204', 400, 'The sign-in service has a problem.'],
])('a table call that fails with the code %s has a text for users', async (code, status, text) => {
  const message = 'new row for relation "waitlist_submissions" violates check constraint'
  provider.answerWith(() => Response.json({ code, message }, { status }))
  expect((await failure(submitApplication(APPLICATION))).message).toContain(text)
})

test('a call of an edge function succeeds only if the body says so', async () => {
  const call = () => sendApprovalEmail(APPLICATIONS.pending)
  for (const answer of [
    () => Response.json({}),
    () => Response.json({ success: false }),
    () => new Response('<html></html>'),
  ]) {
    provider.answerWith(answer)
    await expectFailure(call(), 'server', 200)
  }
  provider.answerWith(() => new Response('{', { headers: { 'Content-Type': 'application/json' } }))
  await expectFailure(call(), 'server', null)
})

test("rejects with the signal's reason if a failed call was canceled", async () => {
  const controller = new AbortController()
  const reason = new Error('The screen has closed')
  provider.answerWith(() => {
    controller.abort(reason)
    return networkDown()
  })
  await expect(listApplications(controller.signal)).rejects.toBe(reason)
})

test('the hosted client sends a read that gets no response three times', async () => {
  const before = provider.sent.length
  provider.answerWith(networkDown)
  await failure(listApplications())
  expect(provider.sent).toHaveLength(before + 3)
})
