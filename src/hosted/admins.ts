import { currentUser } from './auth.ts'
import { callTable } from './call.ts'

/**
 * Whether admin_users has a row for the signed-in user.
 *
 * @throws HostedError
 */
export async function isAdmin(signal?: AbortSignal): Promise<boolean> {
  const user = await currentUser()
  if (user === null) return false
  const rows = await callTable(
    (client, signal) =>
      client.from('admin_users').select('id').eq('user_id', user.id).limit(1).abortSignal(signal),
    signal,
  )
  return rows.length > 0
}
