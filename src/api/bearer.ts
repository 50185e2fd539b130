import type { Middleware } from 'openapi-fetch'

export interface BearerSettings {
  /** Returns the current token, or null. Called before every request. */
  getToken: () => string | null
  /** Called once per token that the backend rejects with 401. */
  onUnauthorized: () => void
}

/** Adds the current token to every request that has none, and reports a 401 for the token in use. */
export function bearer({ getToken, onUnauthorized }: BearerSettings): Middleware {
  let rejected: string | null = null

  return {
    onRequest({ request, schemaPath }) {
      // Login and registration need no token; a 401 there is about the password.
      if (schemaPath.startsWith('/auth/') || request.headers.has('Authorization')) return
      const token = getToken()
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
    },

    onResponse({ request, response }) {
      const token = getToken()
      if (response.status !== 401 || token === null || token === rejected) return
      // Ignore late responses to requests of an earlier session.
      if (request.headers.get('Authorization') !== `Bearer ${token}`) return
      rejected = token
      onUnauthorized()
    },
  }
}
