import { UNFINISHED_SETUP } from '../../modules/setup-link/UnfinishedSetup.tsx'
import type { NoticeTone } from '../../ui/Notice/Notice.tsx'

/**
 * How setup ended. `noBackendAccount`: the next sign-in creates it. `unclaimed` and `unmarked`: the user skipped the
 * remaining steps before the application was claimed, or before it was marked as registered.
 */
export type SetupOutcome = 'complete' | 'noBackendAccount' | 'unclaimed' | 'unmarked'

export const SETUP_OUTCOMES: Record<SetupOutcome, { tone: NoticeTone; title: string; text: string }> = {
  complete: { tone: 'success', title: 'Account created successfully! Please log in.', text: '' },
  noBackendAccount: {
    tone: 'warning',
    title: UNFINISHED_SETUP,
    text: "Your knowledge base hasn't been created yet. Log in to finish setup.",
  },
  unclaimed: {
    tone: 'warning',
    title: UNFINISHED_SETUP,
    text: "Your account isn't connected to your application yet. To finish, open your setup link again and enter the same password.",
  },
  unmarked: {
    tone: 'warning',
    title: UNFINISHED_SETUP,
    text: "Your application couldn't be updated, but you can log in.",
  },
}
