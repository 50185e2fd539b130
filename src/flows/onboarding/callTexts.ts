import type { CallState } from './onboarding.context.ts'

/** Shown if a call failed without an error message. */
export const ACCOUNT_FAILED = 'Failed to create account'

interface CallTexts {
  /** Label of the running call. */
  doing: string
  /** Title after it failed. */
  failed: string
  /** The consequence, and what the user can do. */
  meaning: string
  /** Label of the button that skips the call; null if it is required. */
  skip: string | null
}

/** The texts of each call. */
export const CALL_TEXTS: Record<CallState, CallTexts> = {
  savingProfile: {
    doing: 'Saving your profile',
    failed: 'Your profile could not be saved',
    meaning: 'Your answers are kept in this tab. Try again, or go on with the assistant as it comes.',
    skip: 'Continue without saving',
  },
  registering: {
    doing: 'Register your account',
    failed: 'Your account could not be registered',
    meaning: 'Your name and your answers are kept. Try again, or change them if that is what is wrong.',
    skip: null,
  },
  signingUp: {
    doing: 'Set up your sign-in',
    failed: 'Your sign-in could not be set up',
    meaning:
      'Your account is registered and you can log in to it. Without this step, a forgotten password may need our help.',
    skip: 'Continue without it',
  },
  claiming: {
    doing: 'Close your setup link',
    failed: 'Your setup link could not be closed',
    meaning:
      'Your account is ready, but it is not connected to your application. You can go on without it and log in.',
    skip: 'Continue without it',
  },
  markingRegistered: {
    doing: 'Update your application',
    failed: 'Your application could not be updated',
    meaning: 'Your account is ready. This only tells the waitlist, so you can go on without it.',
    skip: 'Continue without it',
  },
  signingOut: {
    doing: 'Sign out of the setup',
    failed: 'You could not be signed out everywhere',
    meaning: 'Your account is ready, and you are signed out on this device. You can go on and log in.',
    skip: 'Continue to log in',
  },
}
