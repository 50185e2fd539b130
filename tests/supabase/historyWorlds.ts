import { afterAll } from 'vitest'
import { rest } from '../../mocks/hosted/rest/rest.ts'
import type { WaitlistSubmissionRow } from '../../mocks/hosted/rows.ts'
import { storeSubmission } from '../../mocks/hosted/submissions.ts'
import { createProvider } from '../mocks/hosted/support/provider.ts'
import { runStep } from '../mocks/hosted/support/runOnMock.ts'
import type { Caller } from './case.ts'
import { APPLICATIONS } from './fixture.ts'
import { providerDatabase } from './providerDatabase.ts'
import { insertFixture, setCaller } from './runOnDatabase.ts'

type Values = Readonly<
  Partial<Pick<WaitlistSubmissionRow, 'status' | 'emailed_at' | 'admin_notes' | 'owner_id'>>
>

const tableOf = (caller: Caller | 'service') =>
  caller !== 'service' && caller.user === 'admin' ? 'admin_applications' : 'waitlist_submissions'

/** A database in which Una's application can be changed step by step. */
export interface World {
  /** Changes it as a user, or as the service role. */
  change(caller: Caller | 'service', values: Values): Promise<void>
  /** Its steps and who made them, oldest first. */
  steps(): Promise<(readonly [kind: string, byEmail: string | null])[]>
  isEmailed(): Promise<boolean>
}

const { id } = APPLICATIONS.unused

/** Created once: creating takes a hundred times as long as clearing. */
let sharedDatabase: ReturnType<typeof providerDatabase> | null = null
afterAll(async () => (await sharedDatabase)?.close())

async function createDatabaseWorld(): Promise<World> {
  sharedDatabase ??= providerDatabase()
  const database = await sharedDatabase
  await database.exec('truncate auth.users, public.waitlist_submissions, public.admin_users cascade')
  await insertFixture(database)
  const read = async <Row>(sql: string) => (await database.query<Row>(sql, [id])).rows
  return {
    async change(caller, values) {
      const columns = Object.keys(values).map((column, place) => `${column} = $${place + 2}`)
      await database.transaction(async (transaction) => {
        if (caller === 'service') await transaction.exec('set local role service_role')
        else await setCaller(transaction, caller, 'update')
        await transaction.query(`update ${tableOf(caller)} set ${columns} where id = $1`, [
          id,
          ...Object.values(values),
        ])
      })
    },
    async steps() {
      const rows = await read<{ kind: string; by_email: string | null }>(
        'select kind, by_email from submission_events where waitlist_submission_id = $1 order by at, id',
      )
      return rows.map(({ kind, by_email }) => [kind, by_email])
    },
    async isEmailed() {
      const [row] = await read<{ emailed_at: Date | null }>(
        'select emailed_at from waitlist_submissions where id = $1',
      )
      return row?.emailed_at !== null
    },
  }
}

async function createMockWorld(): Promise<World> {
  const provider = await createProvider(rest)
  const stored = () => provider.db.waitlistSubmissions.get(id)
  return {
    async change(caller, values) {
      const row = stored()
      if (row === undefined) throw new Error('The fixture has an application of Una.')
      if (caller === 'service') await storeSubmission(provider, { ...row, ...values }, null)
      else
        await runStep(provider, {
          caller,
          operation: { table: tableOf(caller), action: 'update', where: { id }, values },
        })
    },
    steps: async () =>
      provider.db.submissionEvents
        .list(({ waitlist_submission_id }) => waitlist_submission_id === id)
        .toSorted((a, b) => a.at.localeCompare(b.at))
        .map(({ kind, by_email }) => [kind, by_email]),
    isEmailed: async () => stored()?.emailed_at !== null,
  }
}

export const WORLDS = [
  ['the database', createDatabaseWorld],
  ['the mock', createMockWorld],
] as const
