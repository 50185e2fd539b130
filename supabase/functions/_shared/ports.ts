// The dependencies of the functions. Tests and the mock provider replace them.

/** The columns of an application that send-approval-email reads. */
export interface Submission {
  readonly id: string
  readonly first_name: string
  readonly email: string
  readonly status: string
}

/** The columns of an application that the team is notified of. */
export interface NewSubmission {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  /** A JSON object as text, see supabase/migrations/…_interest.sql. */
  readonly interest: string
}

/** An unused setup token. */
export interface Setup {
  readonly setup_token: string
  readonly expires_at: string
}

/** The provider's data. Each call rejects if the provider cannot be reached. Times are ISO 8601. */
export interface Provider {
  /** The user id of the request's bearer token; null if it is invalid, expired or a public key. */
  userOf(bearer: string): Promise<string | null>
  /** Whether the user is an admin, queried with their own token. */
  isAdmin(userId: string, bearer: string): Promise<boolean>
  submission(id: string): Promise<Submission | null>
  /** Stores the setup token of an application. It replaces the previous one. */
  renewSetup(submissionId: string, setup: Setup): Promise<void>
  /** Stores when an application's email was sent, if it is still approved. */
  noteEmail(submissionId: string, at: string): Promise<void>
  /**
   * Sets notified_at of the application with this address, if it was created at or after `createdSince` and notified_at
   * is null. One atomic update: only one of several concurrent requests gets the application, the others get null.
   */
  claimNotification(
    email: string,
    claim: { readonly at: string; readonly createdSince: string },
  ): Promise<NewSubmission | null>
  /** Clears notified_at. */
  releaseNotification(submissionId: string): Promise<void>
  /** Whether notified_at of the application with this address is set. */
  isNotified(email: string): Promise<boolean>
  /** The number of applications whose notified_at is at or after `since`, counted up to `limit`. */
  countNotifications(since: string, limit: number): Promise<number>
}

/** An email to send. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain paragraphs. */
  readonly body: readonly string[]
  /** The button: its label and a path of the app. */
  readonly link: { readonly label: string; readonly href: string }
}

/** Sends an email. Rejects on failure. */
export type Mailer = (mail: Mail) => Promise<unknown>
