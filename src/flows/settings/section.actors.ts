import { updateUser } from '../../api/users.ts'
import { keepDeviceSettings } from '../../device/deviceSettings.ts'
import { accountFields } from '../../domain/settings.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { Change, SavingRequest } from './section.machine.ts'

const NOT_KEPT =
  'This browser could not keep it: its storage is full or switched off. Make room in it, then try again.'

function keepHere(change: Change): null {
  try {
    keepDeviceSettings(change)
    return null
  } catch (error) {
    throw new Error(NOT_KEPT, { cause: error })
  }
}

/** Saves in the account, or on this device where there is none. */
export const liveActors = {
  saveChange: fromCall(
    async ({ input: { accountId, change }, signal }: { input: SavingRequest; signal: AbortSignal }) =>
      accountId === null ? keepHere(change) : updateUser(accountId, accountFields(change), signal),
  ),
}
