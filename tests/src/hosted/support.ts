import { expect } from 'vitest'
import { type Backend, createBackend } from '../../../mocks/backend.ts'
import { createManualClock, type ManualClock } from '../../../mocks/clock.ts'
import { hashPassword } from '../../../mocks/db/password.ts'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { createRandom } from '../../../mocks/random.ts'
import { configureHosted, getHostedClient } from '../../../src/hosted/client.ts'
import { HostedError, type HostedErrorKind } from '../../../src/hosted/errors.ts'
import { fill } from '../../mocks/hosted/support/fillProvider.ts'
import { USERS } from '../../supabase/fixture.ts'

export const PASSWORD = 'sleep-spindle-9'
export const ORIGIN = 'https://app.example'

/** What a visitor enters in the form of the waitlist. */
export const APPLICATION = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@lab.example',
  role: 'researcher',
  organization: '',
  researchArea: '',
  useCase: 'Replay',
  timeline: '',
}

/** The requests of a device, newest last. */
export interface Sent {
  method: string
  /** Path and query below /hosted. */
  path: string
  headers: Headers
}

export interface Provider extends Pick<Backend, 'hosted'> {
  clock: ManualClock
  sent: Sent[]
  /** Replaces the mock's answer from now on; may throw to simulate a network failure. */
  answerWith(answer: (request: Request) => Response | Promise<Response>): void
  /** The mock's answer to one request. */
  answerUsually(request: Request): Promise<Response>
  /** Restores the mock's answers. */
  answerAsUsual(): void
  /** Switches the app to this device; a device used before continues as after a reload. */
  use(device: Storage): void
}

let isConfigured = false

/** Otherwise the client of an earlier test would refresh its session, and report it, when a test changes the date. */
async function stopEarlierClient(): Promise<void> {
  if (isConfigured) await (await getHostedClient()).auth.stopAutoRefresh()
  isConfigured = true
}

/** The mocked provider with the fixture's rows, and the app's client on a new device. */
export async function createProvider(): Promise<Provider> {
  await stopEarlierClient()
  // The provider's client uses the real clock.
  const clock = createManualClock(Date.now())
  const backend = createBackend({ clock, random: createRandom(7), delays: NO_DELAYS })
  await fill(backend.hosted, clock.now())
  const password_hash = await hashPassword(PASSWORD, 'salt')
  for (const { id } of Object.values(USERS)) await backend.hosted.users.update(id, { password_hash })

  const sent: Sent[] = []
  let answer: (request: Request) => Response | Promise<Response> = backend.handle

  /** Like the browser's fetch: an aborted signal rejects the call. */
  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const { method, url, headers } = request
    sent.push({ method, path: url.replace(`${ORIGIN}/hosted`, ''), headers })
    request.signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    return Promise.race([Promise.resolve(request).then(answer), aborted])
  }

  const use = (storage: Storage) =>
    configureHosted({ url: '/hosted', key: 'anon-key', storage, redirectOrigin: ORIGIN, fetch })
  use(new MemoryStorage())
  return {
    hosted: backend.hosted,
    clock,
    sent,
    use,
    answerWith: (other) => {
      answer = other
    },
    answerUsually: backend.handle,
    answerAsUsual: () => {
      answer = backend.handle
    },
  }
}

export const networkDown = (): never => {
  throw new TypeError('Failed to fetch')
}

/** A response that never arrives. */
export const hang = (): Promise<never> => new Promise(() => {})

export async function failure(promise: Promise<unknown>): Promise<HostedError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(HostedError)
  return error as HostedError
}

export async function expectFailure(
  promise: Promise<unknown>,
  kind: HostedErrorKind,
  status: number | null,
  code: string | null = null,
): Promise<void> {
  expect(await failure(promise)).toMatchObject({ kind, status, code })
}
