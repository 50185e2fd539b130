import { beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../../mocks/backend.ts'
import { createManualClock } from '../../../mocks/clock.ts'
import { createWorldBackend } from '../../../mocks/worlds/createWorldBackend.ts'
import type { World } from '../../../mocks/worlds/world.ts'
import { WORLDS, type WorldName } from '../../../mocks/worlds/worlds.ts'
import { contractOperations } from '../../../scripts/contract/schemas.ts'
import { contractFetch, type Schemas } from '../../support/mocks/contractFetch.ts'
import { START } from '../../support/mocks/testBackend.ts'

const NAMES = Object.keys(WORLDS) as WorldName[]

/** Of each kind, the first ones and the last ones are read one by one. */
const SAMPLE = 8

const sampleOf = <Item>(list: readonly Item[]) => [
  ...new Set([...list.slice(0, SAMPLE), ...list.slice(-SAMPLE)]),
]

/** The ids that a path is read with. No world contains cognitive objects. */
function idsFor({ db }: Backend, path: string, { id }: Schemas['User']): readonly string[] {
  const isOwned = ({ owner_id }: { owner_id: string }) => owner_id === id
  const idsOf = (rows: readonly { id: string }[]) => sampleOf(rows).map((row) => row.id)
  if (path.startsWith('/chat/session/')) return idsOf(db.chatSessions.list(isOwned))
  if (/^\/(?:documents|files\/file)\//.test(path)) return idsOf(db.documents.list(isOwned))
  return path.startsWith('/memory/cognitive-objects/') ? [] : [id]
}

/** The values that are not in the set. Null refers to nothing. */
const missing = (values: readonly (string | null)[], found: ReadonlySet<string>) =>
  values.filter((value) => value !== null && !found.has(value))

const idsOf = (table: { list(): readonly { id: string }[] }) => new Set(table.list().map(({ id }) => id))

describe.each(NAMES)('the world %s', (name) => {
  const world: World = WORLDS[name]
  let backend: Backend

  beforeAll(async () => {
    backend = await createWorldBackend(name, { clock: createManualClock(START) })
  })

  test(`every row of the backend in the world ${name} refers to existing rows`, () => {
    const { db } = backend
    const users = idsOf(db.users)
    const documents = idsOf(db.documents)
    const owned = [db.documents, db.chatSessions, db.storedFiles, db.cognitiveObjects]
    for (const table of owned)
      expect(
        missing(
          table.list().map(({ owner_id }) => owner_id),
          users,
        ),
      ).toEqual([])
    const sessions = db.messages.list().map(({ session_id }) => session_id)
    expect(missing(sessions, idsOf(db.chatSessions))).toEqual([])
    expect(missing([...db.extracts.keys()], documents)).toEqual([])
    expect(missing([...documents], new Set(db.files.keys()))).toEqual([])
    const cited = db.messages.list().flatMap(({ answer }) => answer?.sources ?? [])
    expect(
      missing(
        cited.map(({ document_id }) => document_id),
        documents,
      ),
    ).toEqual([])
  })

  test(`documents of the world ${name} have the text and the index that their status promises`, () => {
    const { db } = backend
    const inMemories = new Set(
      db.memories.snapshot().flatMap(([, memory]) => memory.documents.map(({ id }) => id)),
    )
    for (const { id, status, is_indexed, processed_at, failure_reason, title } of db.documents.list()) {
      expect(inMemories.has(id)).toBe(is_indexed)
      expect(failure_reason !== null).toBe(status === 'failed')
      if (status === 'completed') expect([db.extracts.has(id), processed_at, title]).not.toContain(null)
      if (status === 'completed') expect(db.extracts.has(id)).toBe(true)
    }
  })

  test(`chat sessions of the world ${name} count their messages, which are in order`, () => {
    const { db } = backend
    const messages = Map.groupBy(db.messages.list(), ({ session_id }) => session_id)
    for (const { id, message_count, created_at } of db.chatSessions.list()) {
      const times = (messages.get(id) ?? []).map((message) => Date.parse(message.created_at))
      expect(times).toHaveLength(message_count)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times[0]).toBeGreaterThanOrEqual(Date.parse(created_at))
      expect(times.at(-1)).toBeLessThan(START)
    }
  })

  test(`every row of the provider in the world ${name} refers to existing rows`, () => {
    const { hosted } = backend
    const accounts = idsOf(hosted.users)
    const submissions = idsOf(hosted.waitlistSubmissions)
    const applications = hosted.waitlistSubmissions.list()
    const references: [readonly (string | null)[], ReadonlySet<string>][] = [
      [hosted.adminUsers.list().map(({ user_id }) => user_id), accounts],
      [hosted.factors.list().map(({ user_id }) => user_id), accounts],
      [applications.map(({ owner_id }) => owner_id), accounts],
      [applications.map(({ reviewed_by }) => reviewed_by), accounts],
      [hosted.approvedUsers.list().map((row) => row.waitlist_submission_id), submissions],
      [hosted.submissionEvents.list().map((row) => row.waitlist_submission_id), submissions],
      [hosted.magicLinks.list().map((row) => row.approved_user_id), idsOf(hosted.approvedUsers)],
    ]
    for (const [values, found] of references) expect(missing(values, found)).toEqual([])
    expect([hosted.sessions.count(), backend.db.tokens.count()]).toEqual([0, 0])
  })

  test(`applications of the world ${name} have the history, the link and the account of their status`, () => {
    const { hosted, db } = backend
    const events = Map.groupBy(hosted.submissionEvents.list(), (row) => row.waitlist_submission_id)
    for (const application of hosted.waitlistSubmissions.list()) {
      const { id, status, email, owner_id } = application
      const steps = events.get(id) ?? []
      const times = steps.map(({ at }) => Date.parse(at))
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThan(START)
      const last = { pending: 'submitted', approved: 'emailed' }[status as string] ?? status
      expect(steps.at(-1)?.kind).toBe(last)

      const setup = hosted.approvedUsers.find('submission', id)
      expect(setup !== undefined).toBe(['approved', 'registered', 'active'].includes(status))
      const hasAccount = status === 'registered' || status === 'active'
      expect([owner_id !== null, setup?.account_created ?? false]).toEqual([hasAccount, hasAccount])
      const link = setup && hosted.magicLinks.find('approvedUser', setup.id)
      expect([link?.used, link?.used_at != null]).toEqual(
        setup === undefined ? [undefined, false] : [hasAccount, hasAccount],
      )
      expect(hosted.users.find('email', email.toLowerCase()) !== undefined).toBe(hasAccount)
      expect(db.users.find('email', email.toLowerCase()) !== undefined).toBe(hasAccount)
    }
  })

  test(`the people of the world ${name} have the accounts of their roles`, () => {
    const { hosted, db } = backend
    const accounts = Object.entries(WORLDS[name].people).map(([role, { email }]) => [
      role,
      db.users.find('email', email) !== undefined,
      hosted.users.find('email', email) !== undefined,
      hosted.outbox.list().some(({ to }) => to === email),
    ])
    const expected: Record<string, boolean[]> = {
      user: [true, true, false],
      admin: [true, true, false],
      hostedOnly: [false, true, false],
      applicant: [false, false, true],
    }
    for (const [role, ...found] of accounts)
      expect([role, ...found]).toEqual([role, ...(expected[`${role}`] ?? [])])
  })

  test(`the world ${name} has a description of one sentence`, () => {
    expect(world.description).toMatch(/^[A-Z].*\.$/)
    expect(world.description.length).toBeLessThan(160)
  })

  test(`every GET request of a person of the world ${name} gets a valid response`, async () => {
    for (const role of ['user', 'admin'] as const) {
      const person =
        'people' in world ? Object.entries(world.people).find(([key]) => key === role)?.[1] : null
      if (person == null) continue
      const { email, password } = person
      const { body: login } = await contractFetch<Schemas['LoginResponse']>(backend, 'post /auth/login', {
        body: { email, password },
      })
      for (const { method, path, isPublic } of contractOperations()) {
        // Need two indexed documents and a scan, see disagreements.test.ts and documents.test.ts.
        if (method !== 'get' || path === '/rag/compare' || path.endsWith('/words')) continue
        const parameter = /\{(\w+)\}/.exec(path)?.[1]
        const ids = parameter === undefined ? [''] : idsFor(backend, path, login.user)
        for (const id of ids) {
          const { status } = await contractFetch(backend, `get ${path}`, {
            ...(parameter !== undefined && { params: { [parameter]: id } }),
            query: path === '/users/search' ? { q: 'a' } : {},
            ...(!isPublic && { token: login.access_token }),
          })
          expect([200, 403], `${role}: get ${path}`).toContain(status)
          if (status === 403) expect(role).toBe('user')
        }
      }
    }
  })
})
