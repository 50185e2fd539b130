import { afterAll, expect, test } from 'vitest'
import { createWorldBackend } from '../../mocks/worlds/createWorldBackend.ts'
import { WORLDS, type WorldName } from '../../mocks/worlds/worlds.ts'
import { providerDatabase } from './providerDatabase.ts'

const database = await providerDatabase()
afterAll(() => database.close())

/** The rows that violate a constraint, with the error of each. All others are stored. */
async function insert(table: string, rows: readonly { id: string }[]): Promise<string[]> {
  const [row] = rows
  if (row === undefined) return []
  const columns = Object.keys(row)
  const insertion = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`
  const insertAll = (some: readonly object[]) => database.query(insertion, [JSON.stringify(some)])
  try {
    await insertAll(rows)
    return []
  } catch {
    const errors: string[] = []
    for (const one of rows)
      await insertAll([one]).catch(({ message }: Error) => errors.push(`${one.id}: ${message}`))
    return errors
  }
}

// The provider's own tables belong to it: of the accounts only the columns that the migrations refer to.
test.each(Object.keys(WORLDS) as WorldName[])(
  'every row of the world %s satisfies the constraints of the migrations',
  async (name) => {
    const { hosted } = await createWorldBackend(name)
    await database.exec('truncate auth.users cascade')
    const accounts = hosted.users.list().map(({ id, email }) => ({ id, email }))
    expect(await insert('auth.users', accounts)).toEqual([])
    expect(await insert('public.admin_users', hosted.adminUsers.list())).toEqual([])
    expect(await insert('public.waitlist_submissions', hosted.waitlistSubmissions.list())).toEqual([])
    expect(await insert('public.submission_events', hosted.submissionEvents.list())).toEqual([])
    expect(await insert('public.approved_users', hosted.approvedUsers.list())).toEqual([])
    expect(await insert('public.magic_links', hosted.magicLinks.list())).toEqual([])
  },
)
