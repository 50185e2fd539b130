import { signIn } from '../../../src/hosted/auth.ts'
import { ADMINS, USERS } from '../../supabase/fixture.ts'
import { signInToBackend } from './backendAccount.ts'
import { createMockNetwork, type MockNetwork, PASSWORD } from './mockNetwork.ts'

/** The mock services with the fixture's admin signed in at the provider. */
export async function openAsHostedAdmin(): Promise<MockNetwork> {
  const network = await createMockNetwork()
  await signIn({ email: USERS.admin.email, password: PASSWORD })
  return network
}

/** The signed-in user's session at the provider has ended, and the access token has expired. */
export const endHostedSession = async ({ backend: { hosted }, clock }: MockNetwork) => {
  for (const { id } of hosted.sessions.list()) hosted.sessions.delete(id)
  await clock.advance(86_400_000)
}

/** The provider answers. The signed-in user is no longer an admin. */
export const revokeHostedAdmin = (network: MockNetwork) => {
  network.answerAsUsual()
  for (const { id } of ADMINS) network.backend.hosted.adminUsers.delete(id)
}

/** The provider answers. The signed-in user is an admin. */
export const restoreHostedAdmin = async (network: MockNetwork) => {
  network.answerAsUsual()
  const { adminUsers } = network.backend.hosted
  for (const admin of ADMINS) if (adminUsers.get(admin.id) === undefined) await adminUsers.create(admin)
}

export const signInAdminToBackend = (network: MockNetwork) =>
  signInToBackend(network, { roles: ['admin'], id: 'ines', email: USERS.admin.email, password: PASSWORD })
