import { configureApi } from '../api/settings.ts'
import { PATHS } from '../domain/paths.ts'
import { configureHosted } from '../hosted/client.ts'
import { createProviderStorage } from '../session/providerStorage.ts'
import { type SessionActor, startSession } from '../session/session.actors.ts'

export interface Services {
  /** Base URL of the backend's api/v1. */
  apiUrl: string
  hostedUrl: string
  hostedKey: string
}

/** Starts the session, stored in `storage`, and configures the clients of both services to use it. */
export function connectSession(storage: Storage, { apiUrl, hostedUrl, hostedKey }: Services): SessionActor {
  const providerStorage = createProviderStorage(storage)
  configureHosted({
    url: hostedUrl,
    key: hostedKey,
    storage: providerStorage,
    redirectOrigin: location.origin,
  })
  // Declared before configureApi: the session calls the backend as soon as it starts.
  let session: SessionActor | null = null
  configureApi({
    baseUrl: apiUrl,
    getToken: () => session?.getSnapshot().context.grant?.token ?? null,
    onUnauthorized: () =>
      session?.send({ type: isInAdminArea() ? 'backendToken.rejected' : 'session.expired' }),
  })
  session = startSession(storage, providerStorage)
  return session
}

/** The admin area needs only the provider session and offers its own retry for the backend. */
function isInAdminArea(): boolean {
  return location.pathname.startsWith(PATHS.admin)
}
