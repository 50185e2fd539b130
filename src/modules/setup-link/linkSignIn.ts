import { PATHS } from '../../domain/paths.ts'

/** History state of the demo login. It claims the setup link after the sign-in and then returns to the link's page. */
export interface LinkSignInState {
  /** Fills in the form. */
  email: string
  setupToken?: string
  returnTo?: string
}

/** `setupToken` is null without a setup link. */
export function linkSignInState(setupToken: string | null, email: string): LinkSignInState {
  if (setupToken === null) return { email }
  const returnTo = `${PATHS.magicSetup}?setup_token=${encodeURIComponent(setupToken)}`
  return { email, setupToken, returnTo }
}
