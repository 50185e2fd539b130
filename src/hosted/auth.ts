import { callAuth } from './call.ts'
import { redirectUrl } from './client.ts'
import { HostedError } from './errors.ts'
import { type HostedUser, toHostedUser } from './user.ts'

// Every function here throws HostedError, and none can be canceled (see callAuth).

/**
 * Signs in and stores the provider session on this device. Call `needsSecondFactor` before using it.
 *
 * @throws HostedError 'refused' for a wrong email or password.
 */
export async function signIn(credentials: { email: string; password: string }): Promise<HostedUser> {
  const { user } = await callAuth((auth) => auth.signInWithPassword(credentials))
  return toHostedUser(user)
}

/**
 * Creates a provider account and signs in to it.
 *
 * @throws HostedError 'duplicate' if the email already has an account.
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
  if (user === null) throw new HostedError({ kind: 'server', status: 200 })
  // With email confirmation enabled, the provider hides existing accounts: it returns a user without identities.
  if (user.identities?.length === 0)
    throw new HostedError({ kind: 'duplicate', status: 200, code: 'user_already_exists' })
  return toHostedUser(user)
}

/** Sends an email with a link to /reset-password. Also succeeds if the address has no account. */
export async function requestPasswordReset(email: string): Promise<void> {
  const redirectTo = redirectUrl('/reset-password')
  await callAuth((auth) => auth.resetPasswordForEmail(email, { redirectTo }))
}

/**
 * Signs in with the link of a password-reset email. `hash` is the URL's hash, '#access_token=…'; the caller must
 * remove it from the address bar.
 *
 * @returns null if the hash is not from a password-reset link
 * @throws HostedError 'refused' if the link has expired or was used
 */
export async function openRecoveryLink(hash: string): Promise<HostedUser | null> {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  if (params.has('error'))
    throw new HostedError({
      kind: 'refused',
      status: null,
      code: params.get('error_code'),
      cause: params.get('error_description'),
    })
  const access_token = params.get('access_token')
  const refresh_token = params.get('refresh_token')
  if (params.get('type') !== 'recovery' || !access_token || !refresh_token) return null
  const { user } = await callAuth((auth) => auth.setSession({ access_token, refresh_token }))
  return user && toHostedUser(user)
}

/**
 * Changes the password of the signed-in user and ends their other provider sessions.
 *
 * @throws HostedError 'refused' without a session, 'invalid' for a weak or unchanged password
 */
export async function updatePassword(password: string): Promise<void> {
  await callAuth((auth) => auth.updateUser({ password }))
}

/**
 * The user signed in on this device, or null. Refreshes a session that is about to expire, and treats one that was
 * ended on another device as missing.
 *
 * @throws HostedError if the refresh failed for another reason
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
