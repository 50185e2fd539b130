import { call } from './call.ts'
import { api } from './client.ts'
import { isObjectWith } from './shapes.ts'
import type { User, UserUpdate } from './types.ts'

/** Changes what the backend knows of a user; fields left out stay as they are. */
export function updateUser(id: string, fields: UserUpdate, signal?: AbortSignal): Promise<User> {
  const params = { path: { id } }
  return call(
    (init) => api().PUT('/users/{id}', { ...init, params, body: fields }),
    (answer) => (isObjectWith(answer, 'id', 'email') ? answer : null),
    { signal },
  )
}
