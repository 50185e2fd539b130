import { decodeBase32 } from '../../mocks/hosted/auth/base32.ts'
import { totp } from '../../mocks/hosted/auth/totp.ts'
import type { Person } from '../../mocks/worlds/people.ts'
import { signIn } from '../../src/hosted/auth.ts'
import { challengeFactor, enrollTotp, verifyFactor } from '../../src/hosted/factors.ts'
import { signOutHere } from '../../src/hosted/signOut.ts'

const PERIOD_MS = 30_000

/** The app's code some periods from now. A code works only once, so the next sign-in needs the next period's code. */
export function totpCode(secret: string, periodsFromNow = 0): Promise<string> {
  return totp(decodeBase32(secret), Date.now() + periodsFromNow * PERIOD_MS)
}

/** Adds a verified authenticator app to the person's account. Nobody is signed in afterward. Returns its secret. */
export async function addAuthenticatorApp({ email, password }: Person): Promise<string> {
  await signIn({ email, password })
  const { factorId, secret } = await enrollTotp({ name: 'Authenticator app', issuer: 'Engram' })
  const challengeId = await challengeFactor(factorId)
  await verifyFactor({ factorId, challengeId, code: await totpCode(secret) })
  await signOutHere()
  return secret
}
