import { onTestFinished, vi } from 'vitest'
import type { Backend } from '../../../mocks/backend.ts'
import { createBackend } from '../../../mocks/backend.ts'
import type { ManualClock } from '../../../mocks/clock.ts'
import { createManualClock } from '../../../mocks/clock.ts'
import { hashPassword } from '../../../mocks/db/password.ts'
import { NO_DELAYS } from '../../../mocks/jobs/delays.ts'
import { createRandom } from '../../../mocks/random.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { configureHosted } from '../../../src/hosted/client.ts'
import { fill } from '../../mocks/hosted/support/fillProvider.ts'
import { USERS } from '../../supabase/fixture.ts'
import { MemoryStorage } from '../memoryStorage.ts'

const ORIGIN = 'https://app.example'

/** The provider's password of everybody in the fixture. */
export const PASSWORD = 'sleep-spindle-9'

type Answer = (request: Request) => Response | Promise<Response>

/** Both services at the wire, as a flow's live actors meet them. */
export interface Wire {
  readonly backend: Backend
  readonly clock: ManualClock
  /** Where the provider's client keeps its session. */
  readonly device: MemoryStorage
  /** What was sent, newest last: 'POST /api/v1/auth/login'. */
  readonly sent: string[]
  /**
   * Answers what begins so ('POST /hosted/auth/v1/signup', or a path's start without a method) with this instead of
   * the mock from now on; an answer that throws TypeError is a network that is down.
   */
  answerWith(start: string, answer: Answer): void
  /** The mock answers everything again. */
  answerAsUsual(): void
}

/** A network that is down. */
export const offline: Answer = () => {
  throw new TypeError('Failed to fetch')
}

/** An answer with this status and body. */
export function answers(status: number, body: unknown = {}): Answer {
  return () => Response.json(body, { status })
}

/**
 * The mock backend and provider behind the global fetch, with the rows of tests/supabase/fixture.ts in the provider
 * (its people sign in with PASSWORD) and nobody at the backend. Undone when the test is finished.
 */
export async function createWire(): Promise<Wire> {
  // The provider's client looks at the real clock.
  const clock = createManualClock(Date.now())
  const backend = createBackend({ clock, random: createRandom(7), delays: NO_DELAYS })
  await fill(backend.hosted, clock.now())
  const password_hash = await hashPassword(PASSWORD, 'salt')
  for (const { id } of Object.values(USERS)) await backend.hosted.users.update(id, { password_hash })

  const sent: string[] = []
  let special: { start: string; answer: Answer }[] = []

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = request.url.slice(ORIGIN.length)
    const line = `${request.method} ${path}`
    sent.push(line)
    request.signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
    const found = special.findLast(({ start }) => line.startsWith(start) || path.startsWith(start))
    return Promise.race([Promise.resolve(request).then(found?.answer ?? backend.handle), aborted])
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
      special.push({ start, answer })
    },
    answerAsUsual() {
      special = []
    },
  }
}
