import { callAuth } from './call.ts'

// Every function here throws HostedError, and none can be canceled (see callAuth).

/** A second factor: an authenticator app (totp) or a phone that receives text messages. */
export interface Factor {
  id: string
  type: 'totp' | 'phone'
  /** Chosen by its owner. */
  name: string
  /** Whether its first code was accepted. An unverified factor is not required at sign-in. */
  isVerified: boolean
}

/** An authenticator app that is not verified yet. */
export interface TotpEnrollment {
  factorId: string
  /** The secret to type by hand (base32). */
  secret: string
  /** The content of the QR code, and the link for an app on this device: otpauth://totp/… */
  uri: string
}

/** The factors of the signed-in user, not cached. */
export async function listFactors(): Promise<Factor[]> {
  const { all } = await callAuth((auth) => auth.mfa.listFactors())
  return all.flatMap(({ id, factor_type, friendly_name = '', status }) =>
    factor_type === 'totp' || factor_type === 'phone'
      ? [{ id, type: factor_type, name: friendly_name, isVerified: status === 'verified' }]
      : [],
  )
}

/**
 * Adds an unverified authenticator app.
 *
 * @throws HostedError 'duplicate' if another factor has the name
 */
export async function enrollTotp({
  name,
  issuer,
}: {
  name: string
  /** The product name that the app shows. */
  issuer: string
}): Promise<TotpEnrollment> {
  const { id, totp } = await callAuth((auth) =>
    auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
  )
  return { factorId: id, secret: totp.secret, uri: totp.uri }
}

/**
 * Adds an unverified phone. `phone` is in international format, '+4670…'.
 *
 * @returns the factor's id
 * @throws HostedError 'invalid' for an invalid number, 'duplicate' if the number or the name is taken
 */
export async function enrollPhone({ name, phone }: { name: string; phone: string }): Promise<string> {
  const { id } = await callAuth((auth) => auth.mfa.enroll({ factorType: 'phone', friendlyName: name, phone }))
  return id
}

/**
 * Starts a challenge; a phone receives its code as a text message.
 *
 * @returns the challenge's id, valid for some minutes
 */
export async function challengeFactor(factorId: string): Promise<string> {
  const { id } = await callAuth((auth) => auth.mfa.challenge({ factorId }))
  return id
}

/**
 * Answers a challenge. Raises the session to two factors (aal2) and verifies an unverified factor.
 *
 * @throws HostedError 'refused' for a wrong code or an expired challenge (code 'mfa_challenge_expired')
 */
export async function verifyFactor(answer: {
  factorId: string
  challengeId: string
  code: string
}): Promise<void> {
  await callAuth((auth) => auth.mfa.verify(answer))
}

/** Removes a factor. Removing a verified one requires a session with two factors (aal2). */
export async function unenrollFactor(factorId: string): Promise<void> {
  await callAuth((auth) => auth.mfa.unenroll({ factorId }))
}

/** Whether the signed-in user has a verified factor that this session has not passed. */
export async function needsSecondFactor(): Promise<boolean> {
  const levels = await callAuth((auth) => auth.mfa.getAuthenticatorAssuranceLevel())
  return levels.nextLevel === 'aal2' && levels.currentLevel !== 'aal2'
}
