import { beforeEach, expect, test } from 'vitest'
import { TEAM_ADDRESS } from '../../../mocks/hosted/functions/functions.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import { notifyWaitlistSubmission, sendApprovalEmail } from '../../../src/hosted/functions.ts'
import { lookUpSetup } from '../../../src/hosted/setup.ts'
import { submitApplication } from '../../../src/hosted/waitlist.ts'
import { APPLICATIONS, USERS } from '../../supabase/fixture.ts'
import { APPLICATION, createProvider, expectFailure, failure, PASSWORD, type Provider } from './support.ts'

let provider: Provider
beforeEach(async () => {
  provider = await createProvider()
})

const as = (user: keyof typeof USERS) => signIn({ email: USERS[user].email, password: PASSWORD })

test('emails an approved applicant a link whose token can be looked up', async () => {
  await as('admin')
  await sendApprovalEmail(APPLICATIONS.unused)
  const [mail] = provider.hosted.outbox.list()
  expect(mail?.to).toBe(APPLICATIONS.unused.email)
  const token = new URL(mail?.link?.href ?? '', 'http://app').searchParams.get('setup_token') ?? ''
  expect(await lookUpSetup(token)).toMatchObject({
    state: 'usable',
    setup: { submissionId: APPLICATIONS.unused.id, email: APPLICATIONS.unused.email },
  })
})

test('sendApprovalEmail refuses to send the email for an application that is not approved', async () => {
  await as('admin')
  expect(await failure(sendApprovalEmail(APPLICATIONS.pending))).toMatchObject({
    kind: 'invalid',
    status: 409,
    message: 'This was changed meanwhile. Reload the page to see its current state.',
  })
  expect(provider.hosted.outbox.count()).toBe(0)
})

test('the functions module notifies the team of a new application, once', async () => {
  await expectFailure(notifyWaitlistSubmission(APPLICATION), 'notFound', 404)
  await submitApplication(APPLICATION)
  await notifyWaitlistSubmission(APPLICATION)
  await notifyWaitlistSubmission(APPLICATION)
  expect(provider.hosted.outbox.list()).toMatchObject([{ to: TEAM_ADDRESS }])
  await expectFailure(notifyWaitlistSubmission({ ...APPLICATION, email: 'noor' }), 'invalid', 400)
})

test('sendApprovalEmail waits as long as the mail service asks, and tries again', async () => {
  await as('admin')
  provider.answerWith((request) => {
    provider.answerAsUsual()
    return request.url.includes('/functions/')
      ? Response.json({ error: 'Too many emails.' }, { status: 429, headers: { 'Retry-After': '0' } })
      : provider.answerUsually(request)
  })
  await sendApprovalEmail(APPLICATIONS.unused)
  expect(provider.sent.filter(({ path }) => path.includes('/functions/'))).toHaveLength(2)
  expect(provider.hosted.outbox.count()).toBe(1)
})

test.each([
  ['the delay is longer than its patience', { patienceMs: 59_999 }],
  ['the admin has stopped it', { patienceMs: 600_000, stopped: AbortSignal.abort() }],
])('sendApprovalEmail does not wait if %s', async (_, options) => {
  await as('admin')
  provider.answerWith(() => Response.json({}, { status: 429, headers: { 'Retry-After': '60' } }))
  await expectFailure(sendApprovalEmail(APPLICATIONS.unused, options), 'rateLimited', 429)
})

test('sendApprovalEmail stops waiting when the admin stops it', async () => {
  await as('admin')
  const stop = new AbortController()
  provider.answerWith(() => {
    setImmediate(() => stop.abort())
    return Response.json({}, { status: 429, headers: { 'Retry-After': '60' } })
  })
  const sending = sendApprovalEmail(APPLICATIONS.unused, { patienceMs: 600_000, stopped: stop.signal })
  await expectFailure(sending, 'rateLimited', 429)
})
