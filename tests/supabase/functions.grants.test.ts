import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notifyWaitlistSubmission } from '../../supabase/functions/_shared/notifyWaitlistSubmission.ts'
import type { Mailer, Provider } from '../../supabase/functions/_shared/ports.ts'
import { createProvider } from '../../supabase/functions/_shared/provider.ts'
import { sendApprovalEmail } from '../../supabase/functions/_shared/sendApprovalEmail.ts'
import type { OpenDatabase } from './database.ts'
import { APPLICANT, APPLICATIONS, TOKENS } from './fixture.ts'
import { providerDatabase } from './providerDatabase.ts'
import { restOnDatabase, SETTINGS, tokenOf } from './restOnDatabase.ts'
import { insertFixture } from './runOnDatabase.ts'

// The statements of the edge functions on the migrations, with nothing but the migrations' grants.

const { interest: _, ...PERSON } = APPLICANT
const BODY = { ...PERSON, role: 'researcher' }

let database: OpenDatabase
beforeAll(async () => {
  database = await providerDatabase()
})
afterAll(() => database.close())

/** The provider's client, which adds the name of each called method to `called`. */
function recordingProvider(called: Set<string>): Provider {
  return new Proxy(createProvider(SETTINGS, restOnDatabase(database)), {
    get(target, name, receiver) {
      called.add(String(name))
      return Reflect.get(target, name, receiver)
    },
  })
}

/** Calls both functions in every way that makes a statement. */
async function callFunctions(called = new Set<string>()) {
  await database.exec('truncate auth.users, public.waitlist_submissions, public.admin_users cascade')
  await insertFixture(database)
  // Without a setup row, unlike the other approved application.
  await database.query("update waitlist_submissions set status = 'approved' where id = $1", [
    APPLICATIONS.pending.id,
  ])
  await database.query(
    'insert into waitlist_submissions (first_name, last_name, email, interest) values ($1, $2, $3, $4)',
    Object.values(APPLICANT),
  )

  const recipients: string[] = []
  let isMailDown = false
  const mailer: Mailer = async ({ to }) => {
    if (isMailDown) throw new Error('down')
    recipients.push(to)
  }
  const provider = recordingProvider(called)
  const now = Date.now
  const approve = sendApprovalEmail({
    provider,
    mailer,
    now,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  })
  const notify = notifyWaitlistSubmission({ provider, mailer, team: 'team@engram.example', now })

  // Some failures are only logged.
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const statuses: number[] = []
  const call = async (respond: typeof approve, body: object) => {
    const headers = { Authorization: `Bearer ${tokenOf('admin')}` }
    const request = new Request(SETTINGS.url, { method: 'POST', headers, body: JSON.stringify(body) })
    statuses.push((await respond(request)).status)
  }
  for (const { id, email } of [APPLICATIONS.unused, APPLICATIONS.pending])
    await call(approve, { waitlistSubmissionId: id, firstName: '', lastName: '', email })
  isMailDown = true
  await call(notify, BODY)
  isMailDown = false
  await call(notify, BODY)
  await call(notify, BODY)
  const logged = log.mock.calls.map(([error]) => String(error))
  log.mockRestore()
  return { statuses, logged, recipients }
}

const EXPECTED = {
  statuses: [200, 200, 502, 200, 200],
  logged: ['Error: down'],
  recipients: [APPLICATIONS.unused.email, APPLICATIONS.pending.email, 'team@engram.example'],
}

test('the edge functions need no other grants than those of the migrations', async () => {
  const called = new Set<string>()
  expect(await callFunctions(called)).toEqual(EXPECTED)
  expect([...called].sort()).toEqual(Object.keys(createProvider(SETTINGS)).sort())

  const { rows: setups } = await database.query<{ setup_token: string; used: boolean; emailed: boolean }>(
    `select setup_token, used, emailed_at is not null as emailed from waitlist_submissions
       join approved_users on waitlist_submission_id = waitlist_submissions.id
       join magic_links on approved_user_id = approved_users.id
     where waitlist_submissions.id in ($1, $2)`,
    [APPLICATIONS.unused.id, APPLICATIONS.pending.id],
  )
  expect(setups).toEqual([
    { setup_token: expect.any(String), used: false, emailed: true },
    { setup_token: expect.any(String), used: false, emailed: true },
  ])
  expect(setups.map(({ setup_token }) => setup_token)).not.toContain(TOKENS.unused)
})

test('the edge functions use every grant of the service role', async () => {
  const { rows: grants } = await database.query<{ grant: string }>(
    `select privilege_type || ' (' || column_name || ') on public.' || table_name as grant
       from information_schema.column_privileges
     where grantee = 'service_role' and table_schema = 'public' order by 1`,
  )
  expect(grants.length).toBeGreaterThan(10)
  const unused: string[] = []
  for (const { grant } of grants) {
    await database.exec(`revoke ${grant} from service_role`)
    if (isDeepStrictEqual(await callFunctions(), EXPECTED)) unused.push(grant)
    await database.exec(`grant ${grant} to service_role`)
  }
  expect(unused).toEqual([])
})
