import type { HttpHandler } from 'msw'
import type { ProviderContext } from './context.ts'
import { factors } from './factors/factors.ts'
import { createLimits } from './limits.ts'
import { logout } from './logout.ts'
import { recover } from './recover.ts'
import { signUp } from './signUp.ts'
import { token } from './token.ts'
import { user } from './user.ts'

/** The provider's auth service, below /hosted/auth/v1: accounts, sessions and second factors. */
export function auth(provider: ProviderContext): HttpHandler[] {
  const context = { ...provider, limits: createLimits(provider.clock) }
  return [
    token(context),
    signUp(context),
    recover(context),
    ...user(context),
    logout(context),
    ...factors(context),
  ]
}
