import type { HttpHandler } from 'msw'
import type { AuthContext } from './context.ts'
import { AuthError } from './errors.ts'
import { requireSession } from './requireSession.ts'
import { route } from './route.ts'
import { endSessions } from './sessions.ts'

/** POST /logout: ends all sessions of the user (scope global), the current one (local) or all others (others). */
export function logout(context: AuthContext): HttpHandler {
  return route('post', '/logout', async ({ request, query }) => {
    const { user, session } = await requireSession(context, request)
    const scope = query.get('scope') ?? 'global'
    switch (scope) {
      case 'global':
        endSessions(context, user.id)
        break
      case 'local':
        endSessions(context, user.id, ({ id }) => id === session.id)
        break
      case 'others':
        endSessions(context, user.id, ({ id }) => id !== session.id)
        break
      default:
        throw new AuthError(400, 'validation_failed', `Unsupported logout scope "${scope}"`)
    }
    return null
  })
}
