import { call } from './call.ts'
import { api } from './client.ts'
import { isObjectWith } from './shapes.ts'
import type { Credentials, LoginResponse, RegisterPayload, User } from './types.ts'
import { usersIn } from './userListing.ts'

/** Signs in at the backend. A wrong password is an ApiError with status 401. */
export function login(credentials: Credentials, signal?: AbortSignal): Promise<LoginResponse> {
  return call(
    (init) => api().POST('/auth/login', { ...init, body: credentials }),
    (answer) => (isObjectWith(answer, 'access_token', 'user') ? answer : null),
    { signal },
  )
}

/**
 * Makes an account at the backend, signed in nowhere yet. An address that has one already is an ApiError with status
 * 409.
 */
export function register(payload: RegisterPayload, signal?: AbortSignal): Promise<User> {
  return call(
    (init) => api().POST('/auth/register', { ...init, body: payload }),
    (answer) => (isObjectWith(answer, 'id', 'email') ? answer : null),
    { signal },
  )
}

/**
 * The user who is signed in, fresh from the backend. It answers with that user alone or with a list, in which
 * `self`, as the login gave it, is known by id or e-mail.
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
