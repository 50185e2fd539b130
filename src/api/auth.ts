import { call } from './call.ts'
import { api } from './client.ts'
import { isObjectWith } from './shapes.ts'
import type { Credentials, LoginResponse, RegisterPayload, User } from './types.ts'
import { usersIn } from './userListing.ts'

/** Signs in to the backend. Throws an ApiError with status 401 for a wrong password. */
export function login(credentials: Credentials, signal?: AbortSignal): Promise<LoginResponse> {
  return call(
    (init) => api().POST('/auth/login', { ...init, body: credentials }),
    (answer) => (isObjectWith(answer, 'access_token', 'user') ? answer : null),
    { signal },
  )
}

/**
 * Creates a backend account without signing in. Throws an ApiError with status 409 if the email already has one.
 */
export function register(payload: RegisterPayload, signal?: AbortSignal): Promise<User> {
  return call(
    (init) => api().POST('/auth/register', { ...init, body: payload }),
    (answer) => (isObjectWith(answer, 'id', 'email') ? answer : null),
    { signal },
  )
}

/**
 * Loads the signed-in user. The backend returns that user or a list of users, in which `self` (from the login
 * response) is found by id, otherwise by email.
 */
export function currentUser(self: Pick<User, 'id' | 'email'>, signal?: AbortSignal): Promise<User> {
  return call(
    (init) => api().GET('/users/', init),
    (answer) => {
      const users = usersIn(answer)
      if (users === null) return null
      return users.find(({ id }) => id === self.id) ?? users.find(({ email }) => email === self.email) ?? null
    },
    { signal },
  )
}
