// The dependencies of the functions, which tests and the mock replace.

/** The columns of an application that the functions need. */
export interface Submission {
  readonly id: string
  readonly first_name: string
  readonly email: string
  readonly status: string
}

/** A setup token that has not been used. */
export interface Setup {
  readonly setup_token: string
  readonly expires_at: string
}

/** The provider's data. Each call rejects if the provider cannot be reached. */
export interface Provider {
  /** The user id of the request's bearer token; null if it is invalid or has expired. */
  userOf(bearer: string): Promise<string | null>
  /** Whether the user is an admin, queried with their own token. */
  isAdmin(userId: string, bearer: string): Promise<boolean>
  submission(id: string): Promise<Submission | null>
  /** Stores the setup token of an application, replacing the previous one. */
  renewSetup(submissionId: string, setup: Setup): Promise<void>
  /** Records when an application's email was sent, if it is still approved. */
  noteEmail(submissionId: string, at: string): Promise<void>
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

/** Sends an email; rejects on failure. */
export type Mailer = (mail: Mail) => Promise<unknown>
