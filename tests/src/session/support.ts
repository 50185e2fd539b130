import { beforeEach, onTestFinished, vi } from 'vitest'
import { waitFor } from 'xstate'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { configureHosted } from '../../../src/hosted/client.ts'
import { createProviderStorage } from '../../../src/session/providerStorage.ts'
import { startSession } from '../../../src/session/session.actors.ts'
import type { BackendGrant } from '../../../src/session/session.types.ts'
import { mira } from '../../../stories/support/users.ts'
import { createMockNetwork } from '../../support/flows/mockNetwork.ts'

// For tests of the session with its live actors, in one or several tabs.

export const grant: BackendGrant = { token: 'token-1', user: mira }

/** Opens the app in a tab of the device, until the test finishes. */
export function openPage(device: Storage) {
  const providerStorage = createProviderStorage(device)
  configureHosted({
    url: '/hosted',
    key: 'anon-key',
    storage: providerStorage,
    redirectOrigin: 'https://app.example',
  })
  const session = startSession(device, providerStorage)
  onTestFinished(() => {
    session.stop()
    // The session still listens to the provider's client, and a stopped actor logs the events that it is sent.
    session.send = () => {}
  })
  return { session }
}

/** Dispatches a storage event to all open tabs. */
export let dispatchStorageEvent: (event: { storageArea: Storage; key: string | null }) => void

type Page = ReturnType<typeof openPage>

export const reached = ({ session }: Page, state: 'signedOut' | 'backend' | 'hostedOnly' | 'demoOnly') =>
  waitFor(session, (snapshot) => snapshot.matches(state))

/** A new device with the app in one tab, on mock services. */
export async function openSignedOut() {
  const network = await createMockNetwork()
  const device = new MemoryStorage()
  const page = openPage(device)
  await reached(page, 'signedOut')
  return { network, backend: network.backend, device, page }
}

export function setUpSessions(): void {
  beforeEach(() => {
    const listeners = new Set<typeof dispatchStorageEvent>()
    dispatchStorageEvent = (event) => {
      for (const listener of listeners) listener(event)
    }
    vi.stubGlobal('addEventListener', (_: string, listener: typeof dispatchStorageEvent) =>
      listeners.add(listener),
    )
  })
}
