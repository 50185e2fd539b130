import type { SetupTokenProblem } from '../../domain/setupToken.ts'

/** What somebody can do whose token opens nothing: told beside the page's message. */
export const SETUP_TOKEN_HELP: Record<SetupTokenProblem, string> = {
  missing: 'Part of the link was lost on the way here. Open it again from your approval email.',
  malformed: 'Part of the link was lost or changed. Open it again from your approval email.',
  unknown: 'A newer link may have taken its place. Use the one in the latest email from us.',
  expired: 'Links work for a limited time. Contact us, and we will send you a new one.',
  used: 'Sign in with your email and the password you chose.',
  unverified:
    'Your link may be fine; it could not be checked. Check your internet connection, then try again.',
}
