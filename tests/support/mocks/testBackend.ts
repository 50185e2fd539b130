import { type Backend, createBackend } from '../../../mocks/backend.ts'
import { createManualClock, type ManualClock } from '../../../mocks/clock.ts'
import { type Delays, NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { createRandom } from '../../../mocks/random.ts'
import { ADA } from '../../../mocks/worlds/people.ts'
import { type CallOptions, contractFetch, type Schemas } from './contractFetch.ts'

export const START = Date.parse('2026-03-02T09:00:00Z')

export interface TestBackend extends Backend {
  clock: ManualClock
}

/** An empty backend with a manual clock. */
export function createTestBackend(delays: Delays = NO_DELAYS): TestBackend {
  const clock = createManualClock(START)
  return { ...createBackend({ clock, random: createRandom(7), delays }), clock }
}

export interface Client {
  user: Schemas['User']
  token: string
  call<Body = unknown>(
    name: string,
    options?: Omit<CallOptions, 'token'>,
  ): Promise<{ status: number; body: Body }>
  /** Uploads files, given as name and content, and waits until they are processed. */
  upload(files: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<Schemas['Document'][]>
}

export const PASSWORD = 'correct-horse'

export async function signUp(backend: Backend, email: string, roles: string[] = ['user']): Promise<Client> {
  const registration = {
    email,
    password: PASSWORD,
    name: `${ADA.firstName} ${ADA.lastName}`,
    machine_name: 'Mnemosyne',
    contradiction_tolerance: 0.7,
    belief_sensitivity: 'moderate',
  }
  const { body: user } = await contractFetch<Schemas['User']>(backend, 'post /auth/register', {
    body: registration,
  })
  await backend.db.users.update(user.id, { roles })
  return signIn(backend, email)
}

export async function signIn(backend: Backend, email: string): Promise<Client> {
  const { body } = await contractFetch<Schemas['LoginResponse']>(backend, 'post /auth/login', {
    body: { email, password: PASSWORD },
  })
  const token = body.access_token
  const call: Client['call'] = (name, options) => contractFetch(backend, name, { ...options, token })

  return {
    user: body.user,
    token,
    call,
    async upload(files) {
      await call('post /documents/upload', { body: formOf(files) })
      await backend.idle()
      const { body: documents } = await call<Schemas['Document'][]>('get /documents/')
      return Object.keys(files).flatMap((name) => documents.find(({ filename }) => filename === name) ?? [])
    },
  }
}

export function formOf(files: Record<string, string | Uint8Array<ArrayBuffer>>): FormData {
  const form = new FormData()
  for (const [name, content] of Object.entries(files)) form.append('files', new File([content], name))
  return form
}

/** The first item of a list; throws if it is empty. */
export function first<T>(list: readonly T[]): T {
  const [item] = list
  if (item === undefined) throw new Error('The list is empty.')
  return item
}
