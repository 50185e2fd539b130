import { decodeBase32 } from '../../../mocks/hosted/auth/base32.ts'
import { totp } from '../../../mocks/hosted/auth/totp.ts'
import { signIn } from '../../../src/hosted/auth.ts'
import * as factors from '../../../src/hosted/factors.ts'
import { signOutHere } from '../../../src/hosted/signOut.ts'
import { type MockNetwork, PASSWORD } from './mockNetwork.ts'

export function codeOf(network: MockNetwork, secret: string): Promise<string> {
  return totp(decodeBase32(secret), network.clock.now())
}

export function codeSent(network: MockNetwork): string {
  return network.backend.hosted.outbox.list().at(-1)?.body[0]?.match(/\d{6}/)?.[0] ?? ''
}

export interface Enrolled {
  app: { factorId: string; secret: string } | null
  phone: string | null
}

/** Adds verified factors to a user of the fixture. Leaves them signed out, after all codes have expired. */
export async function enroll(
  network: MockNetwork,
  email: string,
  which: readonly ('app' | 'phone')[],
): Promise<Enrolled> {
  await signIn({ email, password: PASSWORD })
  let phone: string | null = null
  if (which.includes('phone')) {
    phone = await factors.enrollPhone({ name: 'Telephone', phone: '+46 70 123 45 67' })
    const challengeId = await factors.challengeFactor(phone)
    await factors.verifyFactor({ factorId: phone, challengeId, code: codeSent(network) })
  }
  let app: Enrolled['app'] = null
  if (which.includes('app')) {
    app = await factors.enrollTotp({ name: 'Authenticator', issuer: 'Engram' })
    const challengeId = await factors.challengeFactor(app.factorId)
    await factors.verifyFactor({
      factorId: app.factorId,
      challengeId,
      code: await codeOf(network, app.secret),
    })
  }
  await signOutHere()
  await network.clock.advance(90_000)
  network.sent.length = 0
  return { app, phone }
}
