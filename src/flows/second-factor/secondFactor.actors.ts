import { HostedError } from '../../hosted/errors.ts'
import type { Factor } from '../../hosted/factors.ts'
import * as factors from '../../hosted/factors.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { CodeAnswer } from './secondFactor.machine.ts'
import type { Trouble } from './trouble.ts'
import { FactorError } from './trouble.ts'

// All of them fail with a FactorError.

/** All factors of whoever has given their password, verified or not. */
export const listFactors = fromCall<Factor[]>(() => named(factors.listFactors()))

/** Asks a factor for its code. */
export const challengeFactor = fromCall<string, string>(({ input }) => named(factors.challengeFactor(input)))

/** Has a code checked. */
export const verifyCode = fromCall<void, CodeAnswer>(({ input }) => named(factors.verifyFactor(input)))

async function named<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw error instanceof HostedError ? new FactorError(troubleIn(error), error) : error
  }
}

const TROUBLES_OF_CODES: Readonly<Record<string, Trouble>> = {
  mfa_verification_failed: 'wrongCode',
  mfa_challenge_expired: 'challengeExpired',
  // The network has changed since the factor was asked: it has to be asked again.
  mfa_ip_address_mismatch: 'challengeExpired',
}

function troubleIn({ kind, code }: HostedError): Trouble {
  const byCode = code === null ? undefined : TROUBLES_OF_CODES[code]
  if (byCode !== undefined) return byCode
  switch (kind) {
    case 'rateLimited':
    case 'unreachable':
      return kind
    case 'notFound':
      return 'factorGone'
    case 'refused':
      return 'signInEnded'
    default:
      return 'broken'
  }
}
