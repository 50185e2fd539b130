import { ApiError } from '../../../api/errors.ts'
import { deleteUser, searchUsers } from '../../../api/users.ts'

/**
 * Deletes the backend account with this email address, ignoring case, with its documents. Nothing happens if there is
 * none.
 *
 * @throws ApiError
 */
export async function removeAccount(address: string, signal: AbortSignal): Promise<void> {
  const email = address.toLowerCase()
  for (const user of await searchUsers(address, signal)) {
    if (user.email.toLowerCase() === email) await removeUser(user.id, signal)
  }
}

async function removeUser(id: string, signal: AbortSignal): Promise<void> {
  try {
    await deleteUser(id, signal)
  } catch (error) {
    // Already deleted.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
