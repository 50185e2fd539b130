import type { PGlite } from '@electric-sql/pglite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { auth } from '../../mocks/hosted/auth/auth.ts'
import { rest } from '../../mocks/hosted/rest/rest.ts'
import { PRODUCT_NAME as OURS } from '../../src/domain/product.ts'
import type { MailSettings } from '../../supabase/functions/_shared/mailer.ts'
import { createMailer } from '../../supabase/functions/_shared/mailer.ts'
import type { Mailer } from '../../supabase/functions/_shared/ports.ts'
import { PRODUCT_NAME } from '../../supabase/functions/_shared/product.ts'
import { createProvider } from '../../supabase/functions/_shared/provider.ts'
import { sendApprovalEmail } from '../../supabase/functions/_shared/sendApprovalEmail.ts'
import { mailSettings, providerSettings, teamAddress } from '../../supabase/functions/_shared/settings.ts'
import { createProvider as createMockProvider } from '../mocks/hosted/support/provider.ts'
import { APPLICATIONS, SETUPS, USERS } from './fixture.ts'
import { providerDatabase } from './providerDatabase.ts'
import { insertFixture } from './runOnDatabase.ts'

// The edge functions' calls to the outside: the mail service, the provider's API and its database.

const TOKEN = 'f'.repeat(64)
const SETTINGS: MailSettings = {
  apiUrl: 'https://mail.example/emails',
  apiKey: 'mail-key',
  from: 'Engram <hello@engram.example>',
  appOrigin: 'https://app.engram.example',
}
const MAIL = {
  to: 'una@lab.example',
  subject: 'Hello\r\nBcc: all@lab.example',
  body: ['Una <script>alert("1")</script> & \'Co\''],
  link: { label: 'Set up', href: `/magic-setup?setup_token=${TOKEN}` },
}

/** A fetch function that records its requests. */
function answering(answer: (request: Request) => Response | Promise<Response>) {
  const asked: Request[] = []
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    asked.push(request.clone())
    return answer(request)
  }
  return { asked, send }
}

describe('mailer', () => {
  test('the mailer sends plain text and escaped HTML', async () => {
    const { asked, send } = answering(() => Response.json({ id: '1' }))
    await createMailer(SETTINGS, send)(MAIL)
    const [request] = asked
    expect(request?.url).toBe(SETTINGS.apiUrl)
    expect(request?.headers.get('Authorization')).toBe('Bearer mail-key')
    const sent = await request?.json()
    const link = `https://app.engram.example/magic-setup?setup_token=${TOKEN}`
    expect(sent).toMatchObject({
      from: SETTINGS.from,
      to: ['una@lab.example'],
      subject: 'Hello Bcc: all@lab.example',
    })
    expect(sent.text).toBe(`${MAIL.body[0]}\n\nSet up: ${link}`)
    expect(sent.html).toContain(
      '<p>Una &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Co&#39;</p>',
    )
    expect(sent.html).toContain(`<a href="${link}"`)
  })

  test.each([401, 422, 500])(
    'the mailer rejects without quoting the email if the mail service answers %i',
    async (status) => {
      const { send } = answering(() => Response.json({ message: TOKEN }, { status }))
      await expect(createMailer(SETTINGS, send)(MAIL)).rejects.toThrow(`The mail service answered ${status}.`)
    },
  )
})

const KEYS = { url: 'https://project.example', anonKey: 'anon-key', serviceKey: 'service-key' }
const bearer = (request: Request) => request.headers.get('Authorization')?.replace('Bearer ', '')

/** Calls send-approval-email as an admin, with the provider reached through `send`. */
const approve = (send: typeof fetch, mailer: Mailer) =>
  sendApprovalEmail({
    provider: createProvider(KEYS, send),
    mailer,
    now: () => 0,
    randomBytes: (count) => new Uint8Array(count).fill(255),
  })(
    new Request('https://project.example/functions/v1/send-approval-email', {
      method: 'POST',
      headers: { Authorization: 'Bearer jwt' },
      body: JSON.stringify({
        waitlistSubmissionId: APPLICATIONS.unused.id,
        firstName: '',
        lastName: '',
        email: '',
      }),
    }),
  )

describe('provider client', () => {
  test('the provider client checks admins with their own token and writes with the service key', async () => {
    const { asked, send } = answering(({ url }) =>
      Response.json(url.includes('/user') ? { id: USERS.admin.id } : [{ id: 'row' }]),
    )
    const provider = createProvider(KEYS, send)
    expect(await provider.userOf('jwt')).toBe(USERS.admin.id)
    expect(await provider.isAdmin(USERS.admin.id, 'jwt')).toBe(true)
    await provider.submission(APPLICATIONS.pending.id)
    await provider.renewSetup(APPLICATIONS.pending.id, { setup_token: TOKEN, expires_at: 'then' })
    await provider.noteEmail(APPLICATIONS.unused.id, 'now')
    expect(asked.map((request) => [bearer(request), request.headers.get('apikey')])).toEqual([
      ['jwt', 'anon-key'],
      ['jwt', 'anon-key'],
      ['service-key', 'service-key'],
      ['service-key', 'service-key'],
      ['service-key', 'service-key'],
      ['service-key', 'service-key'],
    ])
    expect(asked.every(({ url }) => !url.includes(TOKEN))).toBe(true)
    const id = (row: { id: string }) => `id=eq.${row.id}`
    expect(asked.map(({ method, url }) => `${method} ${url.slice(KEYS.url.length)}`)).toEqual([
      'GET /auth/v1/user',
      `GET /rest/v1/admin_users?select=id&user_${id(USERS.admin)}`,
      `GET /rest/v1/waitlist_submissions?select=id,first_name,email,status&${id(APPLICATIONS.pending)}`,
      'POST /rest/v1/approved_users?on_conflict=waitlist_submission_id&select=id',
      'POST /rest/v1/magic_links?on_conflict=approved_user_id&select=id',
      `PATCH /rest/v1/waitlist_submissions?${id(APPLICATIONS.unused)}&status=eq.approved`,
    ])
    expect(await asked[3]?.json()).toEqual({
      waitlist_submission_id: APPLICATIONS.pending.id,
      setup_token: TOKEN,
      expires_at: 'then',
      account_created: false,
    })
    expect(await asked[4]?.json()).toEqual({ approved_user_id: 'row', used: false, used_at: null })
    for (const request of asked.slice(3, 5))
      expect(request.headers.get('Prefer')).toBe('resolution=merge-duplicates,return=representation')
  })

  test('the provider client recognizes a signed-in admin in the mock of auth and tables', async () => {
    const mock = await createMockProvider((context) => [...rest(context), ...auth(context)])
    const client = createProvider({ ...KEYS, url: 'http://mock/hosted' }, (input, init) =>
      mock.handle(new Request(input, init)),
    )
    for (const [person, isAdmin] of [
      ['admin', true],
      ['una', false],
    ] as const) {
      const token = await mock.tokenOf(person)
      expect(await client.userOf(token)).toBe(USERS[person].id)
      expect(await client.isAdmin(USERS[person].id, token)).toBe(isAdmin)
    }
    expect(await client.userOf('nobody')).toBeNull()
  })

  test.each([
    ['the publishable key', 'anon-key', 200, null],
    ['a bad token', 'jwt', 401, null],
    ['an expired token', 'jwt', 403, null],
  ])('the provider client finds no user for %s', async (_, given, status, user) => {
    const { send } = answering(() => Response.json({ id: 'una' }, { status }))
    expect(await createProvider(KEYS, send).userOf(given)).toBe(user)
  })

  test('send-approval-email answers 500 without logging the token if the provider fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const { send } = answering(async (request) => {
      if (request.method === 'POST') return Response.json({ details: await request.text() }, { status: 409 })
      if (request.url.includes('/user')) return Response.json({ id: USERS.admin.id })
      return Response.json([APPLICATIONS.unused])
    })
    const mailer = vi.fn()
    const answer = await approve(send, mailer)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ error: 'Internal Server Error' })
    expect(mailer).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalled()
    expect(log.mock.calls.map(String).join()).not.toContain('ff')
  })

  test('send-approval-email succeeds if recording the email fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const { asked, send } = answering(({ method, url }) => {
      if (method === 'PATCH') return new Response(TOKEN, { status: 500 })
      if (url.includes('/user')) return Response.json({ id: USERS.admin.id })
      return Response.json([APPLICATIONS.unused])
    })
    const mailer = vi.fn()
    const answer = await approve(send, mailer)
    expect(answer.status).toBe(200)
    expect(mailer).toHaveBeenCalledOnce()
    const note = asked.at(-1)
    expect(new URL(note?.url ?? '').search).toBe(`?id=eq.${APPLICATIONS.unused.id}&status=eq.approved`)
    expect(await note?.json()).toEqual({ emailed_at: '1970-01-01T00:00:00.000Z' })
    expect(log).toHaveBeenCalled()
    expect(log.mock.calls.map(String).join()).not.toContain('ff')
  })

  test('send-approval-email answers 405 to GET', async () => {
    const context = {
      provider: createProvider(KEYS),
      mailer: vi.fn(),
      now: () => 0,
      randomBytes: () => new Uint8Array(),
    }
    expect((await sendApprovalEmail(context)(new Request('https://project.example'))).status).toBe(405)
  })
})

test('the product name of the functions equals the name in src/domain', () => {
  expect(PRODUCT_NAME).toBe(OURS)
})

describe('settings of the edge functions', () => {
  const all: Record<string, string> = {
    SUPABASE_URL: 'u',
    SUPABASE_ANON_KEY: 'a',
    SUPABASE_SERVICE_ROLE_KEY: 's',
    MAIL_API_URL: 'm',
    MAIL_API_KEY: 'k',
    MAIL_FROM: 'f',
    APP_ORIGIN: 'o',
    MAIL_TEAM: 't',
  }
  const readAll = (without?: string) => {
    const read = (name: string) => (name === without ? undefined : all[name])
    return [providerSettings(read), mailSettings(read), teamAddress(read)]
  }
  test('settings are read from the environment', () => {
    expect(readAll()).toEqual([
      { url: 'u', anonKey: 'a', serviceKey: 's' },
      { apiUrl: 'm', apiKey: 'k', from: 'f', appOrigin: 'o' },
      't',
    ])
  })
  test.each(Object.keys(all))('a missing secret is named in the error: %s', (name) => {
    expect(() => readAll(name)).toThrow(name)
  })
})

/** The SQL that the provider's table service runs for an upsert of the functions. */
async function put(
  database: PGlite,
  table: string,
  key: string,
  row: Record<string, string | boolean | null>,
) {
  const columns = Object.keys(row)
  await database.query(
    `insert into ${table} (${columns}) values (${columns.map((_, place) => `$${place + 1}`)})
     on conflict (${key}) do update set ${columns.map((column) => `${column} = excluded.${column}`)}`,
    Object.values(row),
  )
}

test('the service role may create and renew setup tokens in the database', async () => {
  const database = await providerDatabase()
  await insertFixture(database)
  await database.exec('set role service_role')
  for (const application of [APPLICATIONS.pending, APPLICATIONS.used]) {
    await put(database, 'approved_users', 'waitlist_submission_id', {
      waitlist_submission_id: application.id,
      setup_token: application === APPLICATIONS.used ? TOKEN : 'e'.repeat(64),
      expires_at: new Date().toISOString(),
      account_created: false,
    })
  }
  await put(database, 'magic_links', 'approved_user_id', {
    approved_user_id: SETUPS.used.id,
    used: false,
    used_at: null,
  })
  const { rows } = await database.query(
    'select setup_token, account_created, used from approved_users join magic_links on approved_user_id = approved_users.id where approved_users.id = $1',
    [SETUPS.used.id],
  )
  expect(rows).toEqual([{ setup_token: TOKEN, account_created: false, used: false }])
})
