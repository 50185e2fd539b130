import { onTestFinished, vi } from 'vitest'
import { type Backend, createBackend } from '../../../mocks/backend.ts'
import { createManualClock, type ManualClock } from '../../../mocks/clock.ts'
import { hashPassword } from '../../../mocks/db/password.ts'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { createRandom } from '../../../mocks/random.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { configureHosted } from '../../../src/hosted/client.ts'
import { fill } from '../../mocks/hosted/support/fillProvider.ts'
import { USERS } from '../../supabase/fixture.ts'
import { runDueTasks } from '../runDueTasks.ts'

const ORIGIN = 'https://app.example'

/** The provider password of all users of the fixture. */
export const PASSWORD = 'sleep-spindle-9'

type Answer = (request: Request) => Response | Promise<Response>

/** Both mock services behind fetch. */
export interface MockNetwork {
  readonly backend: Backend
  readonly clock: ManualClock
  /** Storage of the provider's client. */
  readonly device: MemoryStorage
  /** Requests in order, such as 'POST /api/v1/auth/login'. */
  readonly sent: string[]
  /**
   * Replaces the mock's response for requests that start with this text: 'POST /hosted/auth/v1/signup', or a path
   * without a method. An answer that throws a TypeError simulates a lost connection.
   */
  answerWith(start: string, answer: Answer): void
  /** Removes all replaced responses. */
  answerAsUsual(): void
  /** Resolves when every request is answered or aborted and what followed has sent no other. */
  idle(): Promise<void>
}

/** Simulates a lost connection. */
export const offline: Answer = () => {
  throw new TypeError('Failed to fetch')
}

export function answers(status: number, body: unknown = {}): Answer {
  return () => Response.json(body, { status })
}

/**
 * Puts the mock services behind the global fetch until the test finishes. The provider has the rows of
 * tests/supabase/fixture.ts, whose users sign in with PASSWORD; the backend has no users.
 */
export async function createMockNetwork(): Promise<MockNetwork> {
  // The provider's client uses the system clock.
  const clock = createManualClock(Date.now())
  const backend = createBackend({ clock, random: createRandom(7), delays: NO_DELAYS })
  await fill(backend.hosted, clock.now())
  const password_hash = await hashPassword(PASSWORD, 'salt')
  for (const { id } of Object.values(USERS)) await backend.hosted.users.update(id, { password_hash })

  const sent: string[] = []
  const unanswered = new Set<Promise<unknown>>()
  let replacements: { start: string; answer: Answer }[] = []

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = request.url.slice(ORIGIN.length)
    const line = `${request.method} ${path}`
    sent.push(line)
    request.signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    const found = replacements.findLast(({ start }) => line.startsWith(start) || path.startsWith(start))
    const response = Promise.race([Promise.resolve(request).then(found?.answer ?? backend.handle), aborted])
    unanswered.add(response)
    const forget = () => unanswered.delete(response)
    response.then(forget, forget)
    return response
  }

  const device = new MemoryStorage()
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  configureApi({ baseUrl: `${ORIGIN}/api/v1`, getToken: () => null, onUnauthorized: () => {} })
  configureHosted({ url: '/hosted', key: 'anon-key', storage: device, redirectOrigin: ORIGIN })

  return {
    backend,
    clock,
    device,
    sent,
    answerWith(start, answer) {
      replacements.push({ start, answer })
    },
    answerAsUsual() {
      replacements = []
    },
    async idle() {
      do {
        await Promise.allSettled(unanswered)
        await runDueTasks()
      } while (unanswered.size > 0)
    },
  }
}
