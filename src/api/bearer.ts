import type { Middleware } from 'openapi-fetch'

export interface BearerSettings {
  /** The token of whoever is signed in now, or null. Asked before every call. */
  getToken: () => string | null
  /** Told once per token that the backend no longer accepts it. */
  onUnauthorized: () => void
}

/** Signs every call with the token of the moment, and tells when the backend refuses the one still in use. */
export function bearer({ getToken, onUnauthorized }: BearerSettings): Middleware {
  let refused: string | null = null

  return {
    onRequest({ request, schemaPath }) {
      // Logging in and registering speak for nobody yet: a 401 there is about the password, not the token.
      if (schemaPath.startsWith('/auth/')) return
      const token = getToken()
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
    },

    onResponse({ request, response }) {
      const token = getToken()
      if (response.status !== 401 || token === null || token === refused) return
      // A late answer to a call of an earlier session must not end the session that followed.
      if (request.headers.get('Authorization') !== `Bearer ${token}`) return
      refused = token
      onUnauthorized()
    },
  }
}
