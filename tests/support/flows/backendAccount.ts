import { hashPassword } from '../../../mocks/db/password.ts'
import type { UserRow } from '../../../mocks/db/rows.ts'
import { createUserRow } from '../../../mocks/factories/user.ts'
import { login } from '../../../src/api/auth.ts'
import { configureApi } from '../../../src/api/settings.ts'
import { createMockNetwork, type MockNetwork, PASSWORD } from './mockNetwork.ts'

/** The id of the backend user of `openAsUser`. */
export const USER_ID = 'u1'

/** The mock services with a user signed in at the backend. */
export async function openAsUser(): Promise<MockNetwork> {
  const network = await createMockNetwork()
  await signInToBackend(network, { id: USER_ID, email: 'una@lab.example', password: PASSWORD })
  return network
}

/** Creates a backend user and signs them in. Calls use the token that was created last. */
export async function signInToBackend(
  { backend: { db } }: MockNetwork,
  { password, ...user }: Partial<UserRow> & { email: string; password: string },
): Promise<void> {
  await db.users.create(createUserRow({ ...user, password_hash: await hashPassword(password, 'salt') }))
  configureApi({
    baseUrl: 'https://app.example/api/v1',
    getToken: () => db.tokens.list().at(-1)?.id ?? null,
    onUnauthorized: () => {},
  })
  await login({ email: user.email, password })
}

export const revokeBackendTokens = ({ backend: { db } }: MockNetwork) => {
  for (const { id } of db.tokens.list()) db.tokens.delete(id)
}

/** Nobody is an admin of the backend. */
export const revokeBackendAdmin = async ({ backend: { db } }: MockNetwork) => {
  for (const { id } of db.users.list()) await db.users.update(id, { roles: ['user'] })
}
