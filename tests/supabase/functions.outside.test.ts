import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { auth } from '../../mocks/hosted/auth/auth.ts'
import { rest } from '../../mocks/hosted/rest/rest.ts'
import { PRODUCT_NAME as OURS } from '../../src/domain/product.ts'
import { createMailer, MailLimitError, type MailSettings } from '../../supabase/functions/_shared/mailer.ts'
import type { Mailer } from '../../supabase/functions/_shared/ports.ts'
import { PRODUCT_NAME } from '../../supabase/functions/_shared/product.ts'
import { createProvider, type ProviderSettings } from '../../supabase/functions/_shared/provider.ts'
import { sendApprovalEmail } from '../../supabase/functions/_shared/sendApprovalEmail.ts'
import { mailSettings, providerSettings, teamAddress } from '../../supabase/functions/_shared/settings.ts'
import { createProvider as createMockProvider } from '../mocks/hosted/support/provider.ts'
import { APPLICATIONS, USERS } from './fixture.ts'

// The edge functions' calls to the outside: the mail service and the provider's API.

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
  test.each([
    [{ 'Retry-After': '7' }, '7'],
    [undefined, '1'],
  ])('after 429 with the headers %j, the mailer asks to wait for %s seconds', async (headers, retryAfter) => {
    const { send } = answering(() => new Response(null, { status: 429, ...(headers && { headers }) }))
    const error = await createMailer(SETTINGS, send)(MAIL).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MailLimitError)
    expect(error).toMatchObject({ retryAfter })
  })

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
    'the mailer rejects without quoting the email if the mail service returns %i',
    async (status) => {
      const { send } = answering(() => Response.json({ message: TOKEN }, { status }))
      await expect(createMailer(SETTINGS, send)(MAIL)).rejects.toThrow(`The mail service answered ${status}.`)
    },
  )
})

const KEYS: ProviderSettings = {
  url: 'https://project.example',
  publicKeys: ['anon-key'],
  secretKey: 'service-key',
}
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
    await provider.claimNotification('una+1@lab.example', { at: 'now', createdSince: 'then' })
    await provider.releaseNotification(APPLICATIONS.unused.id)
    await provider.isNotified('una+1@lab.example')
    await provider.countNotifications('then', 61)
    expect(asked.map((request) => [bearer(request), request.headers.get('apikey')])).toEqual([
      ['jwt', 'anon-key'],
      ['jwt', 'anon-key'],
      ...Array(8).fill(['service-key', 'service-key']),
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
      'PATCH /rest/v1/waitlist_submissions?select=id,first_name,last_name,email,interest&email=eq.una%2B1%40lab.example&notified_at=is.null&created_at=gte.then',
      `PATCH /rest/v1/waitlist_submissions?${id(APPLICATIONS.unused)}`,
      'GET /rest/v1/waitlist_submissions?select=id&email=eq.una%2B1%40lab.example&notified_at=not.is.null',
      'GET /rest/v1/waitlist_submissions?select=id&notified_at=gte.then&limit=61',
    ])
    expect(await asked[3]?.json()).toEqual({
      waitlist_submission_id: APPLICATIONS.pending.id,
      setup_token: TOKEN,
      expires_at: 'then',
      account_created: false,
    })
    expect(await asked[4]?.json()).toEqual({ approved_user_id: 'row', used: false, used_at: null })
    expect(await asked[6]?.json()).toEqual({ notified_at: 'now' })
    expect(asked[6]?.headers.get('Prefer')).toBe('return=representation')
    expect(await asked[7]?.json()).toEqual({ notified_at: null })
    for (const request of asked.slice(3, 5))
      expect(request.headers.get('Prefer')).toBe('resolution=merge-duplicates,return=representation')
  })

  test('the provider client sends current keys in the apikey header only', async () => {
    const { asked, send } = answering(() => Response.json([]))
    const provider = createProvider(
      { ...KEYS, publicKeys: ['sb_publishable_1'], secretKey: 'sb_secret_1' },
      send,
    )
    await provider.submission(APPLICATIONS.pending.id)
    await provider.isAdmin(USERS.admin.id, 'jwt')
    expect(asked.map((request) => [bearer(request), request.headers.get('apikey')])).toEqual([
      [undefined, 'sb_secret_1'],
      ['jwt', 'sb_publishable_1'],
    ])
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
    ['the first public key', 'anon-key', 200, null],
    ['any other public key', 'sb_publishable_2', 200, null],
    ['a bad token', 'jwt', 401, null],
    ['an expired token', 'jwt', 403, null],
  ])('the provider client finds no user for %s', async (_, given, status, user) => {
    const { send } = answering(() => Response.json({ id: 'una' }, { status }))
    const publicKeys = ['anon-key', 'sb_publishable_2'] as const
    expect(await createProvider({ ...KEYS, publicKeys }, send).userOf(given)).toBe(user)
  })

  test('send-approval-email returns 500 without logging the token if the provider fails', async () => {
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

  test('send-approval-email returns 405 for GET', async () => {
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
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
    MAIL_API_URL: 'm',
    MAIL_API_KEY: 'k',
    MAIL_FROM: 'f',
    APP_ORIGIN: 'o',
    MAIL_TEAM: 't',
  }
  const readAll = (changes: Record<string, string | undefined> = {}) => {
    const variables = { ...all, ...changes }
    const read = (name: string) => variables[name]
    return [providerSettings(read), mailSettings(read), teamAddress(read)]
  }
  const readKeys = (changes: Record<string, string | undefined>) => {
    const [{ publicKeys, secretKey }] = readAll(changes) as [ProviderSettings]
    return [publicKeys, secretKey]
  }

  test('settings are read from the environment', () => {
    expect(readAll()).toEqual([
      { url: 'u', publicKeys: ['sb_publishable_1'], secretKey: 'sb_secret_1' },
      { apiUrl: 'm', apiKey: 'k', from: 'f', appOrigin: 'o' },
      't',
    ])
  })

  test.each(Object.keys(all))('a missing environment variable is named in the error: %s', (name) => {
    expect(() => readAll({ [name]: undefined })).toThrow(name)
  })

  test('the key named default is preferred, and every public key is recognized', () => {
    expect(
      readKeys({
        SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_2","default":"sb_publishable_1"}',
        SUPABASE_SECRET_KEYS: '{"functions":"sb_secret_2","default":"sb_secret_1"}',
        SUPABASE_ANON_KEY: 'anon-key',
        SUPABASE_SERVICE_ROLE_KEY: 'service-key',
      }),
    ).toEqual([['sb_publishable_1', 'sb_publishable_2', 'anon-key'], 'sb_secret_1'])
  })

  test('the first key is used if none is named default', () => {
    const keys = {
      SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_2"}',
      SUPABASE_SECRET_KEYS: '{"functions":"sb_secret_2","other":"sb_secret_3"}',
    }
    expect(readKeys(keys)).toEqual([['sb_publishable_2'], 'sb_secret_2'])
  })

  test.each([undefined, '', '{}'])('the legacy keys are used if the current keys are %j', (keys) => {
    expect(
      readKeys({
        SUPABASE_PUBLISHABLE_KEYS: keys,
        SUPABASE_SECRET_KEYS: keys,
        SUPABASE_ANON_KEY: 'anon-key',
        SUPABASE_SERVICE_ROLE_KEY: 'service-key',
      }),
    ).toEqual([['anon-key'], 'service-key'])
  })

  test.each(
    ['SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_SECRET_KEYS'].flatMap((name) =>
      ['sb_secret_1', '["sb_secret_1"]', '{"default":{"key":"sb_secret_1"}}', 'null', '"sb_secret_1"'].map(
        (value) => [name, value] as const,
      ),
    ),
  )('malformed keys are an error that names %s and does not quote %s', (name, value) => {
    expect(() => readAll({ [name]: value })).toThrow(`${name} is not a JSON object of keys by name.`)
  })
})
