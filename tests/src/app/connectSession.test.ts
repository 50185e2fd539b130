import { expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { connectSession } from '../../../src/app/connectSession.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import { mira } from '../../../stories/support/users.ts'
import { USERS } from '../../supabase/fixture.ts'
import { createMockNetwork, PASSWORD } from '../../support/flows/mockNetwork.ts'

const ORIGIN = 'https://app.example'

/** Grants a session at this path with a token that the backend rejects. */
async function startWithRejectedToken(pathname: string, { hasProvider }: { hasProvider: boolean }) {
  await createMockNetwork()
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
  'the session continues in hostedOnly when the backend rejects the token at %s',
  async (pathname) => {
    const { value, context } = await startWithRejectedToken(pathname, { hasProvider: true })
    expect(value).toBe('hostedOnly')
    expect(context).toMatchObject({ grant: null, hostedUser: { email: USERS.admin.email }, endReason: null })
  },
)

test.each([
  ['/chat', true],
  ['/admin', false],
])(
  'the session ends when the backend rejects the token at %s (provider session: %s)',
  async (pathname, hasProvider) => {
    const { value, context } = await startWithRejectedToken(pathname, { hasProvider })
    expect([value, context.endReason]).toEqual(['signedOut', 'expired'])
  },
)
