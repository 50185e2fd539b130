import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '../../../src/hosted/auth.ts'
import { configureHosted, HOSTED_STORAGE_KEY } from '../../../src/hosted/client.ts'
import { sendApprovalEmail, sendApprovalEmailImmediately } from '../../../src/hosted/functions.ts'
import { APPLICATIONS, USERS } from '../../supabase/fixture.ts'
import { MemoryStorage } from '../../support/memoryStorage.ts'
import type { Provider } from './support.ts'
import { createProvider, expectFailure, failure, networkDown, ORIGIN, PASSWORD } from './support.ts'

// What a page that is being left sends: before anything else happens, and to be carried out without it.

let provider: Provider
let device: MemoryStorage
beforeEach(async () => {
  provider = await createProvider()
  device = new MemoryStorage()
  provider.use(device)
})

const as = (user: keyof typeof USERS) => signIn({ email: USERS[user].email, password: PASSWORD })

test('the e-mail goes in the name of the admin, without waiting for anything', async () => {
  await as('admin')
  provider.sent.length = 0
  const sending = sendApprovalEmailImmediately(APPLICATIONS.unused)
  expect(provider.sent).toMatchObject([{ method: 'POST', path: '/functions/v1/send-approval-email' }])
  await sending
  expect(provider.hosted.outbox.list()).toMatchObject([{ to: APPLICATIONS.unused.email }])
})

describe('it fails', () => {
  test.each([
    ['nobody is signed in', null, 401],
    ['what is stored cannot be read', '{"access_token":', 401],
    ['what is stored is no session', '{"access_token":7}', 401],
    ['the token is none', '{"access_token":"none"}', 401],
  ])('where %s', async (_, stored, status) => {
    if (stored !== null) device.setItem(HOSTED_STORAGE_KEY, stored)
    await expectFailure(sendApprovalEmailImmediately(APPLICATIONS.unused), 'refused', status)
    expect(provider.hosted.outbox.count()).toBe(0)
  })

  test('where somebody else than an admin is signed in', async () => {
    await as('una')
    await expectFailure(sendApprovalEmailImmediately(APPLICATIONS.unused), 'refused', 403)
  })

  test.each([
    ['no network', networkDown, 'unreachable', null],
    ['a gateway in between', () => new Response('<html>', { status: 502 }), 'server', 502],
    ['an answer that says nothing', () => Response.json({}), 'server', 200],
    ['an answer that is no JSON', () => new Response('done'), 'server', 200],
  ] as const)('with %s', async (_, answer, kind, status) => {
    await as('admin')
    provider.answerWith(answer)
    await expectFailure(sendApprovalEmailImmediately(APPLICATIONS.unused), kind, status)
  })

  test('with what the provider has to say', async () => {
    await as('admin')
    provider.answerWith(() => Response.json({ error: 'The mail could not be sent.' }, { status: 502 }))
    expect((await failure(sendApprovalEmailImmediately(APPLICATIONS.unused))).message).toBe(
      'The mail could not be sent.',
    )
  })
})

test('functions are carried out though the page is left, and nothing else is', async () => {
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
