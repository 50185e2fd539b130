import { call } from './call.ts'
import { api } from './client.ts'
import { ignoreBody, isObjectWith } from './shapes.ts'
import type { User, UserUpdate } from './types.ts'
import { usersIn } from './userListing.ts'

const userIn = (answer: User | undefined) => (isObjectWith(answer, 'id', 'email') ? answer : null)

/** Updates a user. Omitted fields are not changed. `token` replaces the session's. */
export function updateUser(
  id: string,
  fields: UserUpdate,
  signal?: AbortSignal,
  token?: string,
): Promise<User> {
  const params = { path: { id } }
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return call((init) => api().PUT('/users/{id}', { ...init, params, headers, body: fields }), userIn, {
    signal,
  })
}

/** All users. For administrators; others get only themselves, or an ApiError with status 403. */
export function listUsers(signal?: AbortSignal): Promise<User[]> {
  return call((init) => api().GET('/users/', init), usersIn, { signal })
}

/** The users whose name or email contains the text. For administrators. */
export function searchUsers(text: string, signal?: AbortSignal): Promise<User[]> {
  const params = { query: { q: text } }
  return call((init) => api().GET('/users/search', { ...init, params }), usersIn, { signal })
}

/** Allows a user to sign in again. For administrators. */
export function activateUser(id: string, signal?: AbortSignal): Promise<User> {
  const params = { path: { id } }
  return call((init) => api().PATCH('/users/{id}/activate', { ...init, params }), userIn, { signal })
}

/** Prevents a user from signing in and invalidates their tokens. For administrators. */
export function deactivateUser(id: string, signal?: AbortSignal): Promise<User> {
  const params = { path: { id } }
  return call((init) => api().PATCH('/users/{id}/deactivate', { ...init, params }), userIn, { signal })
}

/** Deletes an account with all its data. For its owner and administrators. */
export function deleteUser(id: string, signal?: AbortSignal): Promise<void> {
  const params = { path: { id } }
  return call((init) => api().DELETE('/users/{id}', { ...init, params }), ignoreBody, { signal })
}
