import { updateUser } from '../../api/users.ts'
import { STORAGE_FAILED, saveDeviceSettings } from '../../device/deviceSettings.ts'
import { accountFields } from '../../domain/settings.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { SavingRequest } from './section.machine.ts'
import type { Change } from './validateChange.ts'

/**
 * Held by one request at a time, of all sections and tabs. Each response is the whole user: one that arrives late would
 * replace a newer one.
 */
const LOCK = 'engram.account'

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
        : navigator.locks.request(LOCK, { signal }, () =>
            updateUser(accountId, accountFields(change), signal),
          ),
  ),
}
