import { beforeEach, onTestFinished, vi } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { createActor, waitFor } from 'xstate'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { register } from '../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../src/domain/registration.ts'
import { liveDemoLogin } from '../../../src/flows/demo-login/liveDemoLogin.ts'
import { USERS } from '../../supabase/fixture.ts'
import type { MockNetwork } from './mockNetwork.ts'
import { createMockNetwork, PASSWORD } from './mockNetwork.ts'

// For tests of the demo login with its live actors.

/** Has a provider account. */
export const UNA = USERS.una.email
export const LOGIN = '/api/v1/auth/login'

export const DISABLED =
  'Access denied. Your account may be disabled. Contact us if you think this is a mistake.'

export let network: MockNetwork

export async function registerAtBackend(email: string): Promise<void> {
  const account = { firstName: 'Una', lastName: 'Lindqvist', email, password: PASSWORD }
  await register(waitlistRegistration(account))
  network.sent.length = 0
}

export function start(accessCodeHash = '', setupToken: string | null = null) {
  const actor = createActor(liveDemoLogin, { input: { accessCodeHash, setupToken } })
  const granted = vi.fn()
  actor.on('signIn.granted', granted)
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  return {
    actor,
    granted,
    context: () => actor.getSnapshot().context,
    submit(email: string, password: string = PASSWORD) {
      actor.send({ type: 'field.edited', name: 'email', value: email })
      actor.send({ type: 'field.edited', name: 'password', value: password })
      actor.send({ type: 'form.submitted' })
    },
    until: (value: StateValueFrom<typeof liveDemoLogin>) =>
      waitFor(actor, (state) => state.matches(value), { timeout: 30_000 }),
  }
}

export const logins = () => network.sent.filter((line) => line.endsWith(LOGIN)).length
export const sessions = () => network.backend.hosted.sessions.count()

/** Registers the hooks of the tests. */
export function setUpServices(): void {
  beforeEach(async () => {
    network = await createMockNetwork()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('localStorage', new MemoryStorage())
  })
}
