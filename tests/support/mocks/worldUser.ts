import type { Backend } from '../../../mocks/backend.ts'
import { createManualClock } from '../../../mocks/clock.ts'
import { createWorldBackend } from '../../../mocks/worlds/createWorldBackend.ts'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import type { WorldName } from '../../../mocks/worlds/worlds.ts'
import { contractFetch, type Schemas } from './contractFetch.ts'
import { START } from './testBackend.ts'

/** The backend of a world, with the token of its demo user. */
export async function openWorld(name: WorldName): Promise<{ backend: Backend; token: string }> {
  const backend = await createWorldBackend(name, { clock: createManualClock(START) })
  const { email, password } = DEMO_USER
  const { body } = await contractFetch<Schemas['LoginResponse']>(backend, 'post /auth/login', {
    body: { email, password },
  })
  return { backend, token: body.access_token }
}

export async function askInNewChat(
  { backend, token }: Awaited<ReturnType<typeof openWorld>>,
  text: string,
): Promise<Schemas['Answer']> {
  const call = { token, body: {} }
  const { body: session } = await contractFetch<Schemas['ChatSession']>(backend, 'post /chat/new', call)
  const options = { token, params: { id: session.id }, body: { text } }
  return (await contractFetch<Schemas['Answer']>(backend, 'post /chat/session/{id}/ask', options)).body
}
