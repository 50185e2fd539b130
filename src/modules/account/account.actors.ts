import { ApiError } from '../../api/errors.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { AccountValues } from './accountFields.ts'
import { openBackendAccount } from './backendAccount.actors.ts'
import { limitedReason } from './limitedAccess.ts'

/**
 * Creates the backend account of a new provider account and logs in. Rejects with a message for the user: why the
 * account starts without the backend.
 */
export const connectBackend = fromCall<BackendGrant, AccountValues>(async ({ input, signal }) => {
  try {
    return await openBackendAccount(input, signal)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new Error(limitedReason(error), { cause: error })
  }
})
