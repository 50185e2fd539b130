import { PATHS } from '../../domain/paths.ts'
import type { AccountPage } from './accountFields.ts'
import type { AccountSetupContext } from './accountSetup.context.ts'
import type { SetupLinkRejectionProps } from './SetupLinkRejection.tsx'

interface PageTexts {
  title: string
  /** The question before 'Contact Us'; no footer if null. */
  question: string | null
}

const CREATE = 'Create your account'
const LINK_QUESTION = 'Trouble with your link?'

/** The texts of each page. `introduction` is above its form. */
export const ACCOUNT_PAGES: Record<AccountPage, PageTexts & { introduction: (firstName: string) => string }> =
  {
    setup: {
      title: 'Set up your account',
      question: LINK_QUESTION,
      introduction: (firstName) => `${welcome(firstName)} Choose a password, then sign in with it.`,
    },
    magicSetup: {
      title: CREATE,
      question: LINK_QUESTION,
      introduction: (firstName) =>
        `${welcome(firstName)} Choose a password. Next: a few questions about your assistant.`,
    },
    registration: {
      title: CREATE,
      question: 'Trouble registering?',
      introduction: () => 'Your application was approved. Check your name and choose a password.',
    },
    signup: {
      title: CREATE,
      question: null,
      introduction: () => 'Choose a password. Next: a few questions about your assistant.',
    },
  }

/** The page of a link that a signed-in user opens. */
export const CLAIM_PAGE: PageTexts = { title: 'Finish setting up your account', question: LINK_QUESTION }

function welcome(firstName: string): string {
  return firstName === '' ? 'Welcome.' : `Welcome, ${firstName}.`
}

/** What is said about a used link instead of the default. */
export function helpIfUsed(
  { page, user }: AccountSetupContext,
  onboardingPath: string | null,
): SetupLinkRejectionProps['used'] {
  if (user !== null)
    return {
      tone: 'error',
      help: 'Another account has already used it. Contact us if you think this is a mistake.',
      linkLabel: 'Go to Home',
      to: PATHS.dashboard,
    }
  if (page === 'registration')
    return {
      tone: 'error',
      help: 'This link was already used to create an account. Sign in with your email and the password you chose.',
    }
  if (onboardingPath === null) return {}
  return {
    help: 'Your account exists; you still need to finish onboarding.',
    linkLabel: 'Continue',
    to: onboardingPath,
  }
}
