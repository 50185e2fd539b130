import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createFunctionsProvider } from '../../mocks/hosted/functions/provider.ts'
import { rest } from '../../mocks/hosted/rest/rest.ts'
import type { WaitlistSubmissionRow } from '../../mocks/hosted/rows.ts'
import { notifyWaitlistSubmission } from '../../supabase/functions/_shared/notifyWaitlistSubmission.ts'
import type { Mail, Provider } from '../../supabase/functions/_shared/ports.ts'
import { createProvider } from '../../supabase/functions/_shared/provider.ts'
import { createProvider as createMockProvider } from '../mocks/hosted/support/provider.ts'
import { APPLICANT } from './fixture.ts'
import { providerDatabase } from './providerDatabase.ts'
import { restOnDatabase, SETTINGS } from './restOnDatabase.ts'

const MINUTE = 60_000
const TEAM = 'team@engram.example'

type Row = Pick<WaitlistSubmissionRow, 'first_name' | 'last_name' | 'email' | 'interest'> &
  Partial<Pick<WaitlistSubmissionRow, 'created_at' | 'notified_at'>>

/** A provider in which applications can be stored and read. */
interface World {
  provider: Provider
  /** Stores an application, created now unless given. */
  insert(row: Row): Promise<void>
  isNotified(email: string): Promise<boolean>
}

let database: ReturnType<typeof providerDatabase> | null = null
afterAll(async () => (await database)?.close())

async function createDatabaseWorld(): Promise<World> {
  database ??= providerDatabase()
  const opened = await database
  await opened.exec('truncate public.waitlist_submissions cascade')
  return {
    provider: createProvider(SETTINGS, restOnDatabase(opened)),
    async insert(row) {
      const places = Object.keys(row).map((_, place) => `$${place + 1}`)
      const columns = Object.keys(row)
      await opened.query(
        `insert into waitlist_submissions (${columns}) values (${places})`,
        Object.values(row),
      )
    },
    async isNotified(email) {
      const { rows } = await opened.query<{ notified_at: Date | null }>(
        'select notified_at from waitlist_submissions where email = $1',
        [email],
      )
      return rows[0]?.notified_at !== null
    },
  }
}

async function createMockWorld(): Promise<World> {
  const mock = await createMockProvider(rest)
  const client = await mock.clientOf()
  const stored = (email: string) => mock.db.waitlistSubmissions.find('email', email)
  return {
    provider: createFunctionsProvider(mock),
    async insert({ created_at, notified_at, ...row }) {
      const { error } = await client.from('waitlist_submissions').insert(row)
      expect(error).toBeNull()
      await mock.db.waitlistSubmissions.update(stored(row.email)?.id ?? '', {
        ...(created_at && { created_at }),
        ...(notified_at && { notified_at }),
      })
    },
    isNotified: async (email) => stored(email)?.notified_at !== null,
  }
}

const { interest: _, ...PERSON } = APPLICANT
const BODY = { ...PERSON, role: 'researcher' }

const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString()

describe.each([
  ['the database', createDatabaseWorld],
  ['the mock', createMockWorld],
])('notify-waitlist-submission on %s', (_, createWorld) => {
  let world: World
  let mails: Mail[]
  /** Runs before each email is sent. Sending fails if it rejects. */
  let beforeSending: () => Promise<void>
  beforeEach(async () => {
    world = await createWorld()
    mails = []
    beforeSending = async () => {}
  })

  async function notify(body: object = BODY): Promise<number> {
    const respond = notifyWaitlistSubmission({
      provider: world.provider,
      team: TEAM,
      now: Date.now,
      async mailer(mail) {
        await beforeSending()
        mails.push(mail)
      },
    })
    const request = new Request(SETTINGS.url, { method: 'POST', body: JSON.stringify(body) })
    return (await respond(request)).status
  }

  test('the email to the team contains the stored application, not the request', async () => {
    await world.insert(APPLICANT)
    const answer = await notify({
      ...BODY,
      first_name: 'Buy',
      last_name: 'now',
      role: 'https://spam.example',
      organization: 'Spam',
    })
    expect(answer).toBe(200)
    expect(mails).toEqual([
      {
        to: TEAM,
        subject: 'New application: Noor Haddad',
        body: [
          'Noor Haddad <noor@lab.example>',
          'Role: Researcher',
          'Organization: Sleep Lab',
          'Research area: Neuroscience',
          'Use case: Replay and consolidation',
          'Timeline: Short term',
        ],
        link: { label: 'Review the application', href: '/admin-dashboard' },
      },
    ])
  })

  test('the email omits answers that are missing, empty or no text', async () => {
    const interest = JSON.stringify({ role: 'investor', organization: ' ', useCase: 7 })
    await world.insert({ ...APPLICANT, interest })
    expect(await notify()).toBe(200)
    expect(mails).toMatchObject([{ body: ['Noor Haddad <noor@lab.example>', 'Role: Investor'] }])
  })

  test('an application is reported once, and further requests succeed without an email', async () => {
    await world.insert(APPLICANT)
    expect([await notify(), await notify()]).toEqual([200, 200])
    expect(mails).toHaveLength(1)
    expect(await world.isNotified(APPLICANT.email)).toBe(true)
  })

  test('concurrent requests send one email', async () => {
    await world.insert(APPLICANT)
    expect(await Promise.all([notify(), notify(), notify()])).toEqual([200, 200, 200])
    expect(mails).toHaveLength(1)
  })

  test('a request for an unknown address gets 404', async () => {
    await world.insert(APPLICANT)
    expect(await notify({ ...BODY, email: 'nobody@lab.example' })).toBe(404)
    expect(await notify({ ...BODY, email: '%@lab.example' })).toBe(404)
    expect(mails).toEqual([])
  })

  test.each([
    [9, 200, 1],
    [11, 404, 0],
  ])('an application that was created %i minutes ago gets %i', async (minutes, status, count) => {
    await world.insert({ ...APPLICANT, created_at: ago(minutes) })
    expect(await notify()).toBe(status)
    expect(mails).toHaveLength(count)
    expect(await world.isNotified(APPLICANT.email)).toBe(status === 200)
  })

  test('a notification that could not be sent gets 502 and can be sent later', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    await world.insert(APPLICANT)
    let isClaimed = false
    beforeSending = async () => {
      isClaimed = await world.isNotified(APPLICANT.email)
      throw new Error('down')
    }
    expect(await notify()).toBe(502)
    expect(isClaimed).toBe(true)
    expect(await world.isNotified(APPLICANT.email)).toBe(false)
    beforeSending = async () => {}
    expect(await notify()).toBe(200)
    expect(mails).toHaveLength(1)
  })

  test.each([
    [60, 59, 429],
    [59, 59, 200],
    [60, 61, 200],
  ])('after %i notifications %i minutes ago the next one gets %i', async (count, minutes, status) => {
    for (let number = 0; number < count; number++)
      await world.insert({ ...APPLICANT, email: `${number}@lab.example`, notified_at: ago(minutes) })
    await world.insert(APPLICANT)
    expect(await notify()).toBe(status)
    expect(mails).toHaveLength(status === 200 ? 1 : 0)
    expect(await world.isNotified(APPLICANT.email)).toBe(status === 200)
  })
})

test('a claim that cannot be released is logged, and the answer is that of the failed email', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const respond = notifyWaitlistSubmission({
    provider: {
      claimNotification: async () => ({ ...APPLICANT, id: '1' }),
      releaseNotification: () => Promise.reject(new Error('The provider is down.')),
      isNotified: async () => false,
      countNotifications: async () => 1,
    },
    mailer: () => Promise.reject(new Error('The mail service is down.')),
    team: TEAM,
    now: Date.now,
  })
  const request = new Request(SETTINGS.url, { method: 'POST', body: JSON.stringify(BODY) })
  expect((await respond(request)).status).toBe(502)
  expect(log.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: The mail service is down.',
    'Error: The provider is down.',
  ])
})
