import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import { configureHosted } from '../../../src/hosted/client.ts'
import { sendApprovalEmail, sendApprovalEmailImmediately } from '../../../src/hosted/functions.ts'
import { HOSTED_STORAGE_KEY } from '../../../src/hosted/hostedSettings.ts'
import { APPLICATIONS, USERS } from '../../supabase/fixture.ts'
import type { Provider } from './support.ts'
import { createProvider, expectFailure, failure, networkDown, ORIGIN, PASSWORD } from './support.ts'

// Requests of a page that is being unloaded: sent immediately, and not canceled with the page.

let provider: Provider
let device: MemoryStorage
beforeEach(async () => {
  provider = await createProvider()
  device = new MemoryStorage()
  provider.use(device)
})

const as = (user: keyof typeof USERS) => signIn({ email: USERS[user].email, password: PASSWORD })

test('the hosted client sends the approval email immediately as the signed-in admin', async () => {
  await as('admin')
  provider.sent.length = 0
  const sending = sendApprovalEmailImmediately(APPLICATIONS.unused)
  expect(provider.sent).toMatchObject([{ method: 'POST', path: '/functions/v1/send-approval-email' }])
  await sending
  expect(provider.hosted.outbox.list()).toMatchObject([{ to: APPLICATIONS.unused.email }])
})

describe('sending the approval email immediately', () => {
  test.each([
    ['nobody is signed in', null, 401],
    ['the stored session is unreadable', '{"access_token":', 401],
    ['the stored value is not a session', '{"access_token":7}', 401],
    ['the access token is invalid', '{"access_token":"none"}', 401],
  ])('sending the approval email fails if %s', async (_, stored, status) => {
    if (stored !== null) device.setItem(HOSTED_STORAGE_KEY, stored)
    await expectFailure(sendApprovalEmailImmediately(APPLICATIONS.unused), 'refused', status)
    expect(provider.hosted.outbox.count()).toBe(0)
  })

  test('the hosted client sends the publishable key in the apikey header only if nobody is signed in', async () => {
    await expectFailure(sendApprovalEmailImmediately(APPLICATIONS.unused), 'refused', 401)
    const headers = provider.sent.at(-1)?.headers
    expect([headers?.get('apikey'), headers?.get('Authorization')]).toEqual(['anon-key', null])
  })

  test.each([
    ['no network', networkDown, 'unreachable', null],
    ['an HTML page', () => new Response('<html>', { status: 502 }), 'server', 502],
    ['an empty body', () => Response.json({}), 'server', 200],
    ['a body that is not JSON', () => new Response('done'), 'server', 200],
  ] as const)(
    'sending the approval email fails with the matching error kind: %s',
    async (_, answer, kind, status) => {
      await as('admin')
      provider.answerWith(answer)
      await expectFailure(sendApprovalEmailImmediately(APPLICATIONS.unused), kind, status)
    },
  )

  test("sending the approval email fails with a text for users, and with the provider's message as its cause", async () => {
    await as('admin')
    provider.answerWith(() => Response.json({ error: 'The mail could not be sent.' }, { status: 502 }))
    expect(await failure(sendApprovalEmailImmediately(APPLICATIONS.unused))).toMatchObject({
      message: 'The sign-in service has a problem. Please try again in a moment.',
      cause: { message: 'The mail could not be sent.' },
    })
  })
})

test('only edge function calls outlive the page', async () => {
  const spied = vi.fn((_: RequestInfo | URL, __?: RequestInit) =>
    Promise.resolve(Response.json({ success: true })),
  )
  configureHosted({ url: '/hosted', key: 'k', storage: device, redirectOrigin: ORIGIN, fetch: spied })
  await sendApprovalEmail(APPLICATIONS.unused)
  await sendApprovalEmailImmediately(APPLICATIONS.unused)
  await signIn({ email: 'a@lab.example', password: PASSWORD }).catch(() => {})
  const kept = spied.mock.calls.map(([input, init]) => [
    new URL(String(input)).pathname,
    init?.keepalive ?? false,
  ])
  expect(kept).toEqual([
    ['/hosted/functions/v1/send-approval-email', true],
    ['/hosted/functions/v1/send-approval-email', true],
    ['/hosted/auth/v1/token', false],
  ])
})
