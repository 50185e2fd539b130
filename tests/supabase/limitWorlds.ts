import { afterAll } from 'vitest'
import { rest } from '../../mocks/hosted/rest/rest.ts'
import { createProvider } from '../mocks/hosted/support/provider.ts'
import { APPLICANT } from './fixture.ts'
import { providerDatabase } from './providerDatabase.ts'
import { setCaller } from './runOnDatabase.ts'

const HOUR_MS = 3_600_000

/** What the table service answers: the status, and the seconds of the header Retry-After. */
export interface Answer {
  status: number
  retryAfter: number | null
}

/** A provider that accepts applications of anonymous senders. */
export interface World {
  /** Submits applications with consecutive addresses in one request. */
  apply(options: { address?: string; count?: number }): Promise<Answer>
  waitAnHour(): Promise<void>
}

let last = 0
const applications = (count: number) =>
  Array.from({ length: count }, () => {
    last += 1
    return { ...APPLICANT, email: `noor${last}@lab.example` }
  })

/** Created once: creating takes a hundred times as long as clearing. */
let shared: ReturnType<typeof providerDatabase> | null = null
afterAll(async () => (await shared)?.close())

/** The database of the tests, without applications and counts. */
export async function emptyDatabase() {
  shared ??= providerDatabase()
  const database = await shared
  await database.exec('truncate public.waitlist_submissions, private.application_counts cascade')
  return database
}

async function createDatabaseWorld(): Promise<World> {
  const database = await emptyDatabase()
  return {
    async apply({ address, count = 1 }) {
      try {
        await database.transaction(async (transaction) => {
          await setCaller(transaction, address === undefined ? {} : { address }, 'insert')
          await transaction.query(
            `insert into waitlist_submissions (first_name, last_name, email, interest)
               select * from jsonb_to_recordset($1)
                 as row (first_name text, last_name text, email text, interest text)`,
            [JSON.stringify(applications(count))],
          )
        })
        return { status: 201, retryAfter: null }
      } catch (error) {
        // PostgREST makes the response of these two JSON texts.
        const { code, detail } = error as { code: string; detail: string }
        if (code !== 'PGRST') throw error
        const { status, headers } = JSON.parse(detail)
        return { status, retryAfter: Number(headers['Retry-After']) }
      }
    },
    async waitAnHour() {
      await database.exec("update private.application_counts set hour = hour - interval '1 hour'")
    },
  }
}

async function createMockWorld(): Promise<World> {
  const provider = await createProvider(rest)
  return {
    async apply({ address, count = 1 }) {
      const response = await provider.ask('/rest/v1/waitlist_submissions', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(address && { 'cf-connecting-ip': address }) },
        body: JSON.stringify(applications(count)),
      })
      const seconds = response.headers.get('Retry-After')
      return { status: response.status, retryAfter: seconds === null ? null : Number(seconds) }
    },
    async waitAnHour() {
      await provider.clock.advance(HOUR_MS)
    },
  }
}

export const WORLDS = [
  ['the database', createDatabaseWorld],
  ['the mock', createMockWorld],
] as const
