import { configureApi } from '../api/settings.ts'
import { PATHS } from '../domain/paths.ts'
import { configureHosted } from '../hosted/client.ts'
import { createHeldStorage } from '../session/heldStorage.ts'
import type { SessionActor } from '../session/session.actors.ts'
import { startSession } from '../session/session.actors.ts'

/** Where the app's two services are. */
export interface Services {
  /** The backend's api/v1. */
  apiUrl: string
  hostedUrl: string
  /** The hosted provider's publishable key. */
  hostedKey: string
}

/** The app's one session, kept in `storage`, and the clients of both services speaking for it. */
export function connectSession(storage: Storage, { apiUrl, hostedUrl, hostedKey }: Services): SessionActor {
  const held = createHeldStorage(storage)
  configureHosted({ url: hostedUrl, key: hostedKey, storage: held, redirectOrigin: location.origin })
  // The session asks the backend as soon as it starts.
  let session: SessionActor | null = null
  configureApi({
    baseUrl: apiUrl,
    getToken: () => session?.getSnapshot().context.grant?.token ?? null,
    onUnauthorized: () => session?.send({ type: isInAdminArea() ? 'backend.lost' : 'session.expired' }),
  })
  session = startSession(storage, held)
  return session
}

/** It rests on the provider's session alone, and has its own way to connect to the backend again. */
function isInAdminArea(): boolean {
  return location.pathname.startsWith(PATHS.admin)
}
