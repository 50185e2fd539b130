import type { HttpHandler } from 'msw'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { requireSession } from '../requireSession.ts'
import { route } from '../route.ts'
import { removeAuthMethod } from '../sessions.ts'
import { deleteFactor, METHODS, requireFactor } from './factor.ts'

/**
 * DELETE /factors/:id: deletes a factor. Sessions that reached aal2 with it return to aal1; their access tokens
 * change at the next refresh.
 */
export function unenroll(context: AuthContext): HttpHandler {
  return route('delete', '/factors/:factorId', async ({ request, params }) => {
    const { user, session } = await requireSession(context, request)
    const factor = requireFactor(context, user, params.factorId)
    if (factor.status === 'verified' && session.aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    deleteFactor(context, factor)
    if (factor.status === 'verified')
      for (const own of context.db.sessions.list(({ user_id }) => user_id === user.id))
        await removeAuthMethod(context, own, METHODS[factor.factor_type])
    return { id: factor.id }
  })
}
