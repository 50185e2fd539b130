import { FunctionsHttpError } from '@supabase/supabase-js'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { functions, TEAM_ADDRESS } from '../../mocks/hosted/functions/functions.ts'
import { sendMail } from '../../mocks/hosted/mail.ts'
import { rest } from '../../mocks/hosted/rest/rest.ts'
import { MailLimitError } from '../../supabase/functions/_shared/mailer.ts'
import { type Client, createProvider, type Provider } from '../mocks/hosted/support/provider.ts'
import { APPLICANT, APPLICATIONS, SETUPS, TOKENS } from './fixture.ts'

const DAY = 86_400_000

async function call(client: Client, name: string, body: object | string) {
  const { data, error } = await client.functions.invoke(name, { body })
  if (!(error instanceof FunctionsHttpError)) return { data, status: 200 }
  const response: Response = error.context
  return { status: response.status, ...(await response.json()) }
}

describe('edge functions on the mock provider', () => {
  let provider: Provider
  /** Runs before each email is sent. Sending fails if it rejects. */
  let beforeSending: () => Promise<void>
  beforeEach(async () => {
    beforeSending = async () => {}
    provider = await createProvider((context) => [
      ...rest(context),
      ...functions({
        ...context,
        async mailer(mail) {
          await beforeSending()
          return sendMail(context, mail)
        },
      }),
    ])
  })

  const outbox = () => provider.db.outbox.list()

  describe('send-approval-email', () => {
    const sendApproval = async (
      of: keyof typeof APPLICATIONS,
      as?: 'admin' | 'una',
      assurance?: 'aal1' | 'aal2',
    ) => {
      const { id, first_name, last_name, email } = APPLICATIONS[of]
      return call(await provider.clientOf(as, assurance), 'send-approval-email', {
        waitlistSubmissionId: id,
        firstName: first_name,
        lastName: last_name,
        email,
      })
    }

    const stored = (of: keyof typeof APPLICATIONS) => provider.db.waitlistSubmissions.get(APPLICATIONS[of].id)
    const events = (of: keyof typeof APPLICATIONS) =>
      provider.db.submissionEvents
        .list(({ waitlist_submission_id }) => waitlist_submission_id === APPLICATIONS[of].id)
        .map(({ kind, by_email }) => [kind, by_email])

    async function approvePending() {
      const { data, error } = await (await provider.clientOf('admin'))
        .from('admin_applications')
        .update({ status: 'approved' })
        .eq('id', APPLICATIONS.pending.id)
        .select('status')
      expect({ data, error }).toEqual({ data: [{ status: 'approved' }], error: null })
    }

    test('send-approval-email creates a setup token and its magic link and emails the setup link', async () => {
      await approvePending()
      expect(await sendApproval('pending', 'admin')).toEqual({ data: { success: true }, status: 200 })
      const setup = provider.db.approvedUsers.find('submission', APPLICATIONS.pending.id)
      expect(setup).toMatchObject({
        setup_token: expect.stringMatching(/^[0-9a-f]{64}$/),
        expires_at: new Date(provider.clock.now() + 7 * DAY).toISOString(),
        account_created: false,
      })
      expect(provider.db.magicLinks.find('approvedUser', setup?.id ?? '')).toMatchObject({ used: false })
      expect(outbox()).toMatchObject([
        {
          to: APPLICATIONS.pending.email,
          subject: 'Welcome to Engram: set up your account',
          body: [
            `Hello ${APPLICATIONS.pending.first_name},`,
            'Your application for the Engram private beta was approved.',
            "Use the button below to set up your account. The link works once and expires in 7 days. Don't share it.",
          ],
          link: { label: 'Set up your account', href: `/magic-setup?setup_token=${setup?.setup_token}` },
        },
      ])
    })

    test('send-approval-email records when the email was sent, without naming a person', async () => {
      await sendApproval('unused', 'admin')
      expect(stored('unused')).toMatchObject({
        status: 'approved',
        emailed_at: new Date(provider.clock.now()).toISOString(),
      })
      await provider.clock.advance(DAY)
      await sendApproval('unused', 'admin')
      expect(stored('unused')?.emailed_at).toBe(new Date(provider.clock.now()).toISOString())
      expect(events('unused')).toEqual([
        ['submitted', null],
        ['emailed', null],
        ['emailed', null],
      ])
    })

    test('sending the approval email again invalidates the old link and creates a working one', async () => {
      await provider.db.approvedUsers.update(SETUPS.unused.id, { account_created: true })
      const link = provider.db.magicLinks.find('approvedUser', SETUPS.unused.id)
      await provider.db.magicLinks.update(link?.id ?? '', { used: true })
      expect(await sendApproval('unused', 'admin')).toMatchObject({ status: 200 })
      const { setup_token = '' } = provider.db.approvedUsers.get(SETUPS.unused.id) ?? {}
      const client = await provider.clientOf()
      const open = (token: string) =>
        client
          .from('approved_users')
          .select('account_created, magic_links(used, used_at)')
          .setHeader('x-setup-token', token)
      expect((await open(TOKENS.unused)).data).toEqual([])
      expect((await open(setup_token)).data).toEqual([
        { account_created: false, magic_links: { used: false, used_at: null } },
      ])
      expect(provider.db.approvedUsers.count()).toBe(3)
    })

    test('send-approval-email uses the address of the application and ignores the one in the request', async () => {
      await call(await provider.clientOf('admin'), 'send-approval-email', {
        waitlistSubmissionId: APPLICATIONS.unused.id,
        firstName: 'Una',
        lastName: 'Lindqvist',
        email: 'somebody@elsewhere.example',
      })
      expect(outbox()).toMatchObject([{ to: APPLICATIONS.unused.email }])
    })

    test.each(['pending', 'rejected', 'used'] as const)(
      'send-approval-email returns 409 and sends nothing for an application that is %s',
      async (of) => {
        const before = provider.db.approvedUsers.list()
        expect(await sendApproval(of, 'admin')).toEqual({
          status: 409,
          error: 'The application is not approved. Reload the list to see its current status.',
        })
        expect(provider.db.approvedUsers.list()).toEqual(before)
        expect(stored(of)?.emailed_at).toBeNull()
        expect(outbox()).toEqual([])
      },
    )

    test('send-approval-email records no email if the approval was withdrawn meanwhile', async () => {
      beforeSending = async () => {
        await provider.db.waitlistSubmissions.update(APPLICATIONS.unused.id, { status: 'pending' })
      }
      expect(await sendApproval('unused', 'admin')).toMatchObject({ status: 200 })
      expect(stored('unused')?.emailed_at).toBeNull()
    })

    test.each([
      [undefined, 401, 'Sign in first.'],
      ['una', 403, 'Administrators only.'],
    ] as const)(
      'a caller signed in as %s gets %i and the setup token stays unchanged',
      async (who, status, error) => {
        expect(await sendApproval('unused', who)).toEqual({ status, error })
        expect(provider.db.approvedUsers.get(SETUPS.unused.id)?.setup_token).toBe(TOKENS.unused)
        expect(outbox()).toEqual([])
      },
    )

    test('send-approval-email requires the second factor of an admin who has verified one', async () => {
      await provider.addFactor('admin', 'unverified')
      expect(await sendApproval('unused', 'admin')).toMatchObject({ status: 200 })
      await provider.addFactor('admin', 'verified')
      expect(await sendApproval('unused', 'admin')).toMatchObject({ status: 403 })
      expect(outbox()).toHaveLength(1)
      expect(await sendApproval('unused', 'admin', 'aal2')).toMatchObject({ status: 200 })
    })

    test('send-approval-email returns 404 for an unknown application and 400 if a field is missing', async () => {
      const client = await provider.clientOf('admin')
      const person = { firstName: 'Una', lastName: 'Lindqvist', email: 'una@lab.example' }
      const complete = { ...person, waitlistSubmissionId: SETUPS.used.id }
      expect(await call(client, 'send-approval-email', complete)).toEqual({
        status: 404,
        error: 'There is no such application.',
      })
      for (const field of Object.keys(complete)) {
        const answer = await call(client, 'send-approval-email', { ...complete, [field]: undefined })
        expect(answer).toMatchObject({ status: 400, error: expect.stringContaining(field) })
      }
    })

    test.each(['{', '[]', '{"waitlistSubmissionId": 7}', '{"waitlistSubmissionId": "7"}'])(
      'send-approval-email returns 400 for the body %s',
      async (body) => {
        const client = await provider.clientOf('admin')
        expect(await call(client, 'send-approval-email', body)).toMatchObject({
          status: 400,
          error: expect.any(String),
        })
        expect(provider.db.approvedUsers.count()).toBe(3)
      },
    )

    test('send-approval-email returns 401 with CORS headers for an invalid bearer', async () => {
      const response = await provider.ask('/functions/v1/send-approval-email', {
        method: 'POST',
        headers: { Authorization: 'Bearer nobody' },
        body: '{}',
      })
      expect(response.status).toBe(401)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    })

    test('send-approval-email passes on that the mail service accepts no more emails for a while', async () => {
      beforeSending = () => Promise.reject(new MailLimitError('7'))
      expect(await sendApproval('unused', 'admin')).toMatchObject({ status: 429 })
      expect(stored('unused')?.emailed_at).toBeNull()
    })

    test('send-approval-email returns 502 if sending fails, and succeeds when it is called again', async () => {
      const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
      beforeSending = () => Promise.reject(new Error('down'))
      expect(await sendApproval('unused', 'admin')).toMatchObject({
        status: 502,
        error: "The email couldn't be sent.",
      })
      expect(stored('unused')?.emailed_at).toBeNull()
      silenced.mockRestore()
      beforeSending = async () => {}
      expect(await sendApproval('unused', 'admin')).toMatchObject({ status: 200 })
      expect(outbox()).toHaveLength(1)
    })
  })

  describe('notify-waitlist-submission', () => {
    const application = {
      first_name: APPLICANT.first_name,
      last_name: APPLICANT.last_name,
      email: APPLICANT.email,
      role: 'researcher',
      organization: 'Sleep Lab',
      researchArea: '',
      useCase: 'Replay and consolidation',
      timeline: 'short-term',
    }

    test('notify-waitlist-submission emails a new application to the team', async () => {
      const client = await provider.clientOf()
      const { first_name, last_name, email, ...interest } = application
      await client
        .from('waitlist_submissions')
        .insert({ first_name, last_name, email, interest: JSON.stringify(interest) })
      expect(await call(client, 'notify-waitlist-submission', application)).toEqual({
        data: { success: true },
        status: 200,
      })
      expect(outbox()).toMatchObject([{ to: TEAM_ADDRESS, subject: 'New application: Noor Haddad' }])
    })

    test.each<object>([
      { email: 'noor' },
      { email: `${'n'.repeat(250)}@lab.example` },
      { first_name: ' ' },
      { last_name: 7 },
      { role: undefined },
      { organization: 'o'.repeat(201) },
      { useCase: 'r'.repeat(301) },
    ])('notify-waitlist-submission returns 400 and names the invalid field: %o', async (wrong) => {
      const client = await provider.clientOf()
      const answer = await call(client, 'notify-waitlist-submission', { ...application, ...wrong })
      expect(answer).toMatchObject({
        status: 400,
        error: expect.stringContaining(Object.keys(wrong)[0] ?? ''),
      })
      expect(outbox()).toEqual([])
    })
  })

  test.each(['send-approval-email', 'notify-waitlist-submission'])(
    '%s responds to a CORS preflight request',
    async (name) => {
      const response = await provider.ask(`/functions/v1/${name}`, { method: 'OPTIONS' })
      expect(response.status).toBe(200)
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(response.headers.get('Access-Control-Allow-Headers')).toContain('authorization')
    },
  )
})
