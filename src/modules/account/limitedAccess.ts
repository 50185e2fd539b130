// Texts of the page after sign-up and of the toast that stays after the page is left.
export const ACCOUNT_CREATED = 'Account created'
export const FULL_ACCESS = 'Full backend access is available.'
/** Title for an account that starts without the backend. */
export const LIMITED_FEATURES = 'Some features may be limited'

/** For an account that exists at both services, with different passwords. */
export const OTHER_PASSWORD = 'Documents and chat have a different password for this email.'

const LATER = 'Sign in again later on this device to finish setup and use Knowledge Base and Chat.'

/**
 * Why the backend account of a new provider account could not be opened, and what the user can do. `status` is null if
 * no response arrived, 409 if the backend account has another password.
 */
export function limitedReason({ status, message }: { status: number | null; message: string }): string {
  switch (status) {
    case null:
      return `Documents and chat can't be reached right now. ${LATER}`
    case 409:
      return `${OTHER_PASSWORD} Contact us to change it.`
    case 403:
      return 'Documents and chat may be disabled for this email. Contact us if you think this is a mistake.'
    default:
      return `Documents and chat answered with the error “${message}”. ${LATER}`
  }
}
