import { callAuth } from './call.ts'
import { getHostedClient, redirectUrl } from './client.ts'
import { HostedError } from './errors.ts'
import { authError } from './providerErrors.ts'
import type { HostedUser } from './user.ts'
import { toHostedUser } from './user.ts'

// Everything here throws HostedError. Nothing can be cancelled: see fromAuth.

/**
 * Signs in and keeps the session on this device. A second factor may have to be asked before it is worth anything:
 * needsSecondFactor tells.
 *
 * @throws HostedError 'refused' for a wrong e-mail or password.
 */
export async function signIn(credentials: { email: string; password: string }): Promise<HostedUser> {
  const { user } = await callAuth((auth) => auth.signInWithPassword(credentials))
  return toHostedUser(user)
}

/**
 * Makes an account and signs it in.
 *
 * @throws HostedError 'duplicate' where the e-mail has an account already.
 */
export async function signUp({
  email,
  password,
  firstName,
  lastName,
}: {
  email: string
  password: string
  firstName: string
  lastName: string
}): Promise<HostedUser> {
  const { user } = await callAuth((auth) =>
    auth.signUp({
      email,
      password,
      options: {
        data: { first_name: firstName, last_name: lastName },
        emailRedirectTo: redirectUrl('/demo'),
      },
    }),
  )
  if (user === null) throw new HostedError('Invalid response format', { kind: 'server', status: 200 })
  // A provider that is told to confirm addresses hides who has an account: it makes up a user without an identity.
  if (user.identities?.length === 0)
    throw new HostedError('User already registered', {
      kind: 'duplicate',
      status: 200,
      code: 'user_already_exists',
    })
  return toHostedUser(user)
}

/** Sends an e-mail that leads to /reset-password. Succeeds as well where nobody has an account with this address. */
export async function requestPasswordReset(email: string): Promise<void> {
  const redirectTo = redirectUrl('/reset-password')
  await callAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo }))
}

/**
 * Signs in by the link of a password-reset e-mail. `hash` is what stands in the address behind its page,
 * '#access_token=…'; the caller takes it out of the address bar at once.
 *
 * @returns null where the hash is not one of such a link
 * @throws HostedError 'refused' for a link that has expired or was used
 */
export async function openRecoveryLink(hash: string): Promise<HostedUser | null> {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  if (said.has('error'))
    throw new HostedError(said.get('error_description') ?? 'The link is invalid or has expired', {
      kind: 'refused',
      status: null,
      code: said.get('error_code'),
    })
  const access_token = said.get('access_token')
  const refresh_token = said.get('refresh_token')
  if (said.get('type') !== 'recovery' || !access_token || !refresh_token) return null
  const { user } = await callAuth((auth) => auth.setSession({ access_token, refresh_token }))
  return user && toHostedUser(user)
}

/**
 * Changes the password of whoever is signed in, and ends their other sessions.
 *
 * @throws HostedError 'refused' without a session, 'invalid' for a weak password or the one before
 */
export async function updatePassword(password: string): Promise<void> {
  await callAuth((auth) => auth.updateUser({ password }))
}

/**
 * Signs out on every device.
 *
 * @throws HostedError where the others could not be signed out. This one is, whatever happens.
 */
export async function signOut(): Promise<void> {
  const { auth } = await getHostedClient()
  const { error } = await auth.signOut({ scope: 'global' })
  if (error === null) return
  await auth.signOut({ scope: 'local' })
  throw authError(error)
}

/** Signs out on this device alone. */
export async function signOutHere(): Promise<void> {
  await callAuth(async (auth) => ({ data: null, ...(await auth.signOut({ scope: 'local' })) }))
}

/**
 * Who is signed in on this device, or null. A session that is about to expire is refreshed first.
 *
 * @throws HostedError where that could not be done for now; a session that was ended elsewhere is none.
 */
export async function currentUser(): Promise<HostedUser | null> {
  try {
    const { session } = await callAuth((auth) => auth.getSession())
    return session && toHostedUser(session.user)
  } catch (error) {
    if (error instanceof HostedError && error.kind === 'refused') return null
    throw error
  }
}
