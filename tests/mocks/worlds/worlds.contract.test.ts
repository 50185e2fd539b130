import { beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../../mocks/backend.ts'
import { createManualClock } from '../../../mocks/clock.ts'
import { createWorldBackend } from '../../../mocks/worlds/createWorldBackend.ts'
import type { World } from '../../../mocks/worlds/world.ts'
import type { WorldName } from '../../../mocks/worlds/worlds.ts'
import { WORLDS } from '../../../mocks/worlds/worlds.ts'
import { contractOperations } from '../../../scripts/contract/schemas.ts'
import type { Schemas } from '../../support/mocks/contractFetch.ts'
import { contractFetch } from '../../support/mocks/contractFetch.ts'
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

describe.each(NAMES)('the world %s', (name) => {
  const world: World = WORLDS[name]
  let backend: Backend

  beforeAll(async () => {
    backend = await createWorldBackend(name, { clock: createManualClock(START) })
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
        if (method !== 'get') continue
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
