import { callAuth } from './call.ts'

// Everything here throws HostedError. Nothing can be cancelled: see fromAuth.

/** A second factor: an authenticator app (totp) or a telephone that gets text messages. */
export interface Factor {
  id: string
  type: 'totp' | 'phone'
  /** What its owner calls it. */
  name: string
  /** Whether its first code was right. One that is not verified asks nothing of anybody. */
  isVerified: boolean
}

/** An authenticator app that waits for its first code. */
export interface TotpEnrollment {
  factorId: string
  /** The picture to be read by the app: a data URL of an SVG. */
  qr: string
  /** The same in letters (base32), for typing. */
  secret: string
  /** The same as an address, for an app on this device: otpauth://totp/… */
  uri: string
}

/** The factors of whoever is signed in, freshly asked. */
export async function listFactors(): Promise<Factor[]> {
  const { all } = await callAuth((auth) => auth.mfa.listFactors())
  return all.flatMap(({ id, factor_type, friendly_name = '', status }) =>
    factor_type === 'totp' || factor_type === 'phone'
      ? [{ id, type: factor_type, name: friendly_name, isVerified: status === 'verified' }]
      : [],
  )
}

/**
 * Adds an authenticator app, not verified yet.
 *
 * @throws HostedError 'duplicate' where another factor has the name
 */
export async function enrollTotp({
  name,
  issuer,
}: {
  name: string
  /** Whom the app shows the code for. */
  issuer: string
}): Promise<TotpEnrollment> {
  const { id, totp } = await callAuth((auth) =>
    auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer }),
  )
  return { factorId: id, qr: encodeQrCode(totp.qr_code), secret: totp.secret, uri: totp.uri }
}

/**
 * Adds a telephone, not verified yet. `phone` is in international form, '+4670…'.
 *
 * @returns the factor's id
 * @throws HostedError 'invalid' for what is no number, 'duplicate' where the number or the name is taken
 */
export async function enrollPhone({ name, phone }: { name: string; phone: string }): Promise<string> {
  const { id } = await callAuth((auth) => auth.mfa.enroll({ factorType: 'phone', friendlyName: name, phone }))
  return id
}

/**
 * Asks a factor for a code; a telephone gets it as a text message.
 *
 * @returns the challenge's id, good for some minutes
 */
export async function challengeFactor(factorId: string): Promise<string> {
  const { id } = await callAuth((auth) => auth.mfa.challenge({ factorId }))
  return id
}

/**
 * Answers a challenge. The session is one of two factors then, and a factor that was new is verified.
 *
 * @throws HostedError 'refused' for a wrong code, and for a challenge that has expired (code
 *   'mfa_challenge_expired')
 */
export async function verifyFactor(answer: {
  factorId: string
  challengeId: string
  code: string
}): Promise<void> {
  await callAuth((auth) => auth.mfa.verify(answer))
}

/** Takes a factor away. One that is verified only by a session of two factors. */
export async function unenrollFactor(factorId: string): Promise<void> {
  await callAuth((auth) => auth.mfa.unenroll({ factorId }))
}

/** Whether whoever is signed in has a verified factor that this session has not been asked for. */
export async function needsSecondFactor(): Promise<boolean> {
  const levels = await callAuth((auth) => auth.mfa.getAuthenticatorAssuranceLevel())
  return levels.nextLevel === 'aal2' && levels.currentLevel !== 'aal2'
}

/** The client puts the picture behind the data URL's comma as it is, where a '#' would end it. */
function encodeQrCode(url: string): string {
  const comma = url.indexOf(',') + 1
  return `${url.slice(0, comma)}${encodeURIComponent(url.slice(comma))}`
}
