import { expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { connectSession } from '../../../src/app/connectSession.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import { mira } from '../../../stories/support/users.ts'
import { USERS } from '../../supabase/fixture.ts'
import { createWire, PASSWORD } from '../../support/flows/wire.ts'
import { MemoryStorage } from '../../support/memoryStorage.ts'

const ORIGIN = 'https://app.example'

/** Somebody is let in at this address with a token that the backend does not know. */
async function refusedAt(pathname: string, { hasProvider }: { hasProvider: boolean }) {
  await createWire()
  vi.stubGlobal('location', { origin: ORIGIN, pathname })
  vi.stubGlobal('addEventListener', () => {})
  const session = connectSession(new MemoryStorage(), {
    apiUrl: `${ORIGIN}/api/v1`,
    hostedUrl: '/hosted',
    hostedKey: 'anon-key',
  })
  await waitFor(session, (state) => state.matches('signedOut'))
  const hostedUser = hasProvider ? await signIn({ email: USERS.admin.email, password: PASSWORD }) : null
  session.send({ type: 'backend.granted', grant: { token: 'unknown', user: mira }, hostedUser })
  return waitFor(session, (state) => state.matches('hostedOnly') || state.matches('signedOut'))
}

test.each(['/admin', '/admin-dashboard'])(
  'at %s a token that is refused takes the backend alone',
  async (at) => {
    const { value, context } = await refusedAt(at, { hasProvider: true })
    expect(value).toBe('hostedOnly')
    expect(context).toMatchObject({ grant: null, hostedUser: { email: USERS.admin.email }, end: null })
  },
)

test.each([
  ['/chat', true],
  ['/admin', false],
])('at %s, with a session of the provider: %s, it ends the session', async (at, hasProvider) => {
  const { value, context } = await refusedAt(at, { hasProvider })
  expect([value, context.end]).toEqual(['signedOut', 'expired'])
})
