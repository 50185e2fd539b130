import type { CallState } from './onboarding.context.ts'

/** Shown if a call failed without an error message. */
export const ACCOUNT_FAILED = 'Failed to create account'

/** After 'Finish later'. */
export const LOG_IN_TO_FINISH = 'Log in on this device to finish it with your answers.'

interface CallTexts {
  /** Label of the running call. */
  doing: string
  /** Title after it failed. */
  failed: string
  /** The consequence, and what the user can do. */
  meaning: string
  /** Label of the button that skips the call. */
  skip: string
}

export const CALL_TEXTS: Record<CallState, CallTexts> = {
  savingProfile: {
    doing: 'Saving your profile',
    failed: 'Your profile could not be saved',
    meaning: 'Your answers are saved on this device. Try again, or continue with the defaults.',
    skip: 'Continue without saving',
  },
  registering: {
    doing: 'Registering your account',
    failed: 'Your account could not be registered',
    meaning:
      'Your answers are saved on this device. Try again, change them, or finish later by logging in here.',
    skip: 'Finish later',
  },
  signingUp: {
    doing: 'Setting up your sign-in',
    failed: 'Your sign-in could not be set up',
    meaning:
      'Your account is registered and you can log in. Without this step, you may need our help if you forget your password.',
    skip: 'Continue without it',
  },
  claiming: {
    doing: 'Finalizing',
    failed: 'Your account could not be connected to your application',
    meaning: 'Your account is ready. You can continue without this step and log in.',
    skip: 'Continue without it',
  },
  markingRegistered: {
    doing: 'Updating your application',
    failed: 'Your application could not be updated',
    meaning: 'Your account is ready. This step only updates the waitlist, so you can continue without it.',
    skip: 'Continue without it',
  },
  signingOut: {
    doing: 'Finishing',
    failed: 'You could not be signed out everywhere',
    meaning: 'Your account is ready, and you are signed out on this device. You can log in now.',
    skip: 'Continue to log in',
  },
}
