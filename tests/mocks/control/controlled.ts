import { createManualClock } from '../../../mocks/clock.ts'
import type { ControlState } from '../../../mocks/control/state.ts'
import { NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { createInMemoryStorage } from '../../../mocks/persistence/inMemory.ts'
import type { PersistentBackend } from '../../../mocks/persistence/persistentBackend.ts'
import { startPersistentBackend } from '../../../mocks/persistence/persistentBackend.ts'
import type { WorldName } from '../../../mocks/worlds/worlds.ts'

const ORIGIN = 'http://mock.example'

export interface Controlled extends PersistentBackend {
  /** Sends a request with a JSON body; POST if it has one. */
  send(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** Sends a request to a control and returns the state. */
  control(path: string, body?: unknown): Promise<ControlState>
}

/** A backend in memory with controls and a device clock that stands still. */
export async function startControlled(world: WorldName = 'empty', seed?: number): Promise<Controlled> {
  const persistent = await startPersistentBackend({
    storage: createInMemoryStorage(),
    world,
    saving: 'forUndo',
    delays: NO_DELAYS,
    // supabase-js compares tokens with the system's time.
    clock: createManualClock(Date.now()),
    ...(seed !== undefined && { seed }),
  })
  const send: Controlled['send'] = (path, body, headers) =>
    persistent.handle(
      new Request(`${ORIGIN}${path}`, {
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      }),
    )
  return { ...persistent, send, control: async (path, body) => (await send(path, body)).json() }
}

/** Signs in to the backend and returns the header of the token. */
export async function signInTo(
  { send }: Controlled,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ Authorization: string }> {
  const { access_token } = await (await send('/api/v1/auth/login', { email, password })).json()
  return { Authorization: `Bearer ${access_token}` }
}
