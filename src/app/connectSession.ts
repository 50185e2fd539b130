import { configureApi } from '../api/client.ts'
import type { SessionActor } from '../session/session.actors.ts'
import { startSession } from '../session/session.actors.ts'

/** The app's one session, and the backend's client speaking for it. `baseUrl` is where api/v1 is. */
export function connectSession(storage: Storage, baseUrl: string): SessionActor {
  const session = startSession(storage)
  configureApi({
    baseUrl,
    getToken: () => session.getSnapshot().context.grant?.token ?? null,
    onUnauthorized: () => session.send({ type: 'session.expired' }),
  })
  return session
}
