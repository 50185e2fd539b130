export interface Difference {
  readonly title: string
  /** The topics of docs/mock-backend.md that it covers. A test compares them. */
  readonly topics: readonly string[]
  readonly real: string
  readonly demo: string
}

export const DIFFERENCES: readonly Difference[] = [
  {
    title: 'Answers',
    topics: ['answers'],
    real: 'A language model writes them from a graph database.',
    demo: 'Sentences of the documents, chosen by rules. The same question always gets the same answer.',
  },
  {
    title: 'Chosen documents',
    topics: ['scope'],
    real: 'It may ignore which documents were chosen. The answer then says so.',
    demo: 'Only the chosen documents are read for the answer.',
  },
  {
    title: 'Email and text messages',
    topics: ['email and SMS'],
    real: 'They are sent.',
    demo: 'They are shown in the mailbox. Nothing leaves this browser.',
  },
  {
    title: 'Storage',
    topics: ['storage', 'several instances'],
    real: 'Servers store everything permanently.',
    demo: 'This browser stores everything, for all its tabs. Deleting the data of this site deletes it.',
  },
  {
    title: 'Processing time',
    topics: ['processing time'],
    real: 'It depends on the load of the servers.',
    demo: 'Short, fixed delays.',
  },
  {
    title: 'Scanned PDFs',
    topics: ['scanned PDFs'],
    real: 'Their text may be recognized.',
    demo: 'Tesseract reads them in this browser, in English.',
  },
  {
    title: 'Sign-in',
    topics: ['tokens', 'passwords', 'sign-up'],
    real: 'Signed tokens, and passwords hashed with bcrypt. A new account may have to confirm its email.',
    demo: 'Random tokens that also expire, and passwords hashed with PBKDF2. A new account is confirmed at once.',
  },
  {
    title: 'Permissions',
    topics: ['row-level security', 'roles'],
    real: 'Policies in PostgreSQL.',
    demo: 'The same rules in TypeScript. Tests run every case on both.',
  },
  {
    title: 'The provider’s services',
    topics: ['edge functions', 'tables', 'other services', 'query language'],
    real: 'Any table and function, file storage and realtime.',
    demo: 'The tables and functions that the app uses, with the same source files.',
  },
]
