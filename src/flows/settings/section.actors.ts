import { updateUser } from '../../api/users.ts'
import { STORAGE_FAILED, saveDeviceSettings } from '../../device/deviceSettings.ts'
import { accountFields } from '../../domain/settings.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { SavingRequest } from './section.machine.ts'
import type { Change } from './validateChange.ts'

let lastRequest: Promise<unknown> = Promise.resolve()

/**
 * Makes a request after the previous one has ended. Each response is the whole user: one that arrives late would
 * replace a newer one of another section.
 */
function afterLastRequest<Answer>(request: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const answer = lastRequest.then(() => {
    signal.throwIfAborted()
    return request()
  })
  lastRequest = answer.catch(() => undefined)
  return answer
}

function saveOnDevice(change: Change): null {
  try {
    saveDeviceSettings(change)
    return null
  } catch (error) {
    throw new Error(STORAGE_FAILED, { cause: error })
  }
}

/** Saves in the backend account, or on this device without one. */
export const liveActors = {
  saveChange: fromCall(
    async ({ input: { accountId, change }, signal }: { input: SavingRequest; signal: AbortSignal }) =>
      accountId === null
        ? saveOnDevice(change)
        : afterLastRequest(() => updateUser(accountId, accountFields(change), signal), signal),
  ),
}
