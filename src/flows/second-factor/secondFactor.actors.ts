import { HostedError } from '../../hosted/errors.ts'
import type { Factor } from '../../hosted/factors.ts'
import * as factors from '../../hosted/factors.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { ReasonError } from '../../lib/xstate/ReasonError.ts'
import { codeErrorReason } from '../../modules/code-entry/codeEntry.ts'
import type { SecondFactorErrorReason } from './secondFactor.errors.ts'
import type { CodeAnswer } from './secondFactor.machine.ts'

// All actors fail with a ReasonError.

/** All factors of the user, verified or not. */
export const listFactors = fromCall<Factor[]>(() => withReason(factors.listFactors()))

/** Requests a challenge for the factor. Returns the challenge id. */
export const challengeFactor = fromCall<string, string>(({ input }) =>
  withReason(factors.challengeFactor(input)),
)

export const verifyCode = fromCall<void, CodeAnswer>(({ input }) => withReason(factors.verifyFactor(input)))

async function withReason<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw error instanceof HostedError ? new ReasonError(error.message, reasonFor(error), error) : error
  }
}

function reasonFor(error: HostedError): SecondFactorErrorReason {
  // A challenge is valid only for the IP address that requested it.
  if (error.code === 'mfa_ip_address_mismatch') return 'codeExpired'
  const codeReason = codeErrorReason(error)
  if (codeReason !== null) return codeReason
  switch (error.kind) {
    case 'rateLimited':
    case 'unreachable':
      return error.kind
    case 'notFound':
      return 'factorNotFound'
    case 'refused':
      return 'signInEnded'
    default:
      return 'unexpected'
  }
}
