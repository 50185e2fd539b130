// What the functions need of the world outside; tests give them another one.

/** An application, as far as the functions need it. */
export interface Submission {
  readonly id: string
  readonly first_name: string
  readonly email: string
  readonly status: string
}

/** A way in that has not been used. */
export interface Setup {
  readonly setup_token: string
  readonly expires_at: string
}

/** What the provider knows. Each rejects where the provider could not be asked. */
export interface Provider {
  /** The id of whom the request's bearer belongs to; null where it is nobody's, or not good any more. */
  userOf(bearer: string): Promise<string | null>
  /** Whether they look after the waitlist, asked in their own name. */
  isAdmin(userId: string, bearer: string): Promise<boolean>
  submission(id: string): Promise<Submission | null>
  /** Gives an application this way in, and takes the one before away. */
  renewSetup(submissionId: string, setup: Setup): Promise<void>
  /** Notes when an application's e-mail went out, where it is still approved. */
  noteEmail(submissionId: string, at: string): Promise<void>
}

/** What is to be sent. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain paragraphs. */
  readonly body: readonly string[]
  /** What the reader is meant to press: its words and an address within the app. */
  readonly link: { readonly label: string; readonly href: string }
}

/** Sends a mail; rejects where it cannot. */
export type Mailer = (mail: Mail) => Promise<unknown>
