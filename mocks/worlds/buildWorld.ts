import type { components } from '../../src/api/schema.gen.ts'
import type { Backend, BackendSnapshot } from '../backend.ts'
import { createBackend } from '../backend.ts'
import { emailKey } from '../db/database.ts'
import { createIds } from '../db/ids.ts'
import type { Delays } from '../jobs/delays.ts'
import { createRandom } from '../random.ts'
import type { Person } from './people.ts'
import type { WorldContext } from './providerCalls.ts'
import { createProviderAccount, submitApplication } from './providerCalls.ts'
import { sendJson } from './sendJson.ts'
import type { World, WorldUser } from './world.ts'

type Schemas = components['schemas']

/** A fixed seed, so that the ids of a world never change. */
const SEED = 1885

const HOUR = 60 * 60 * 1000

/** Delays while a world is built, which advance its clock. */
const WORLD_DELAYS: Delays = {
  pending: 200,
  uploaded: 300,
  processing: 2000,
  indexing: 1500,
  answering: 4000,
}

/** Builds a world that ends at `now`, in milliseconds since 1970. */
export async function buildWorld(world: World, now: number): Promise<BackendSnapshot> {
  let currentTime = now
  const clock = {
    now: () => currentTime,
    sleep: async (ms: number) => {
      currentTime += ms
    },
  }
  const random = createRandom(SEED)
  const backend = createBackend({ clock, random, delays: WORLD_DELAYS })
  const context = { backend, clock }

  await world.build({
    hoursAgo(hours) {
      currentTime = now - hours * HOUR
    },
    register: (person) => register(context, person),
    registerAtProvider: (person) => createProviderAccount(context, person),
    apply: (applicant) => submitApplication(context, applicant),
    tables: {
      db: backend.db,
      hosted: backend.hosted,
      ids: createIds(random),
      timeAgo: (hours) => now - hours * HOUR,
    },
  })
  // Nobody is signed in at the start.
  backend.db.tokens.clear()
  backend.hosted.sessions.clear()
  keepUsableMails(backend)
  return backend.snapshot()
}

/** Deletes what was sent, except to applicants who have not opened their setup link. */
function keepUsableMails({ hosted: { outbox, waitlistSubmissions } }: Backend): void {
  for (const { id, to } of outbox.list())
    if (waitlistSubmissions.find('email', emailKey(to))?.status !== 'approved') outbox.delete(id)
}

async function register(world: WorldContext, person: Person): Promise<WorldUser> {
  const { backend } = world
  const { email, password, firstName, lastName } = person
  const registered: Schemas['User'] = await sendJson(backend, 'POST', '/api/v1/auth/register', {
    body: {
      email,
      password,
      name: `${firstName} ${lastName}`,
      machine_name: person.machineName,
      contradiction_tolerance: 0.7,
      belief_sensitivity: 'moderate',
    } satisfies Schemas['RegisterRequest'],
  })
  await backend.db.users.update(registered.id, { roles: [...person.roles] })
  await createProviderAccount(world, person)

  /** Signs in for every call, because a token may have expired since the last one. */
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const credentials = { email, password }
    const login: Schemas['LoginResponse'] = await sendJson(backend, 'POST', '/api/v1/auth/login', {
      body: credentials,
    })
    return sendJson(backend, method, `/api/v1${path}`, {
      token: login.access_token,
      ...(body !== undefined && { body }),
    })
  }

  return {
    id: registered.id,
    async upload(name, content) {
      const form = new FormData()
      form.append('files', new File([content], name))
      const { id }: Schemas['UploadedDocuments'] = await call('POST', '/documents/upload', form)
      await backend.idle()
      return call('GET', `/documents/${id}`)
    },
    async index({ id }) {
      await call('POST', `/rag/index-document/${id}`)
    },
    async chat(questions) {
      const { id }: Schemas['ChatSession'] = await call('POST', '/chat/new', {})
      for (const text of questions) await call('POST', `/chat/session/${id}/ask`, { text })
    },
  }
}
