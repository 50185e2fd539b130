import { updateUser } from '../../api/users.ts'
import { STORAGE_FAILED, saveDeviceSettings } from '../../device/deviceSettings.ts'
import { accountFields } from '../../domain/settings.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { Change, SavingRequest } from './section.machine.ts'

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
      accountId === null ? saveOnDevice(change) : updateUser(accountId, accountFields(change), signal),
  ),
}
