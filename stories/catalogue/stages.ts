/** A flow or module of the catalogue. */
export interface CatalogueFlow {
  /** The title of its stories, without `Flows/` or `Modules/`. */
  title: string
  /** The flow whose page shows it, if it has none of its own. */
  page?: string
  /** What a person does there. */
  purpose: string
  /** Its story on the Welcome page: the story's id after `--`. */
  thumbnail: string
}

export interface Stage {
  title: string
  /** Who the person is at this stage. */
  person: string
  flows: readonly CatalogueFlow[]
}

const flow = (title: string, thumbnail: string, purpose: string, page?: string): CatalogueFlow => ({
  title,
  thumbnail,
  purpose,
  ...(page && { page }),
})

/** All flows in the order in which a person meets them, for the sidebar and the Welcome page. */
export const STAGES: readonly Stage[] = [
  {
    title: 'Visitor',
    person: 'Somebody who has heard of Engram.',
    flows: [
      flow('Landing', 'whole-page', 'Read what Engram does.'),
      flow('Waitlist', 'about-you-filled', 'Apply for access.'),
    ],
  },
  {
    title: 'Applicant',
    person: 'An application was approved, and an email with a setup link has arrived.',
    flows: [
      flow('Setup', 'choosing-password', 'Open the setup link and choose a password.'),
      flow('Magic setup', 'choosing-password', 'Open the link to the setup with questions.', 'Setup'),
      flow('Registration', 'editing', 'Open the registration link.', 'Setup'),
      flow('Claim link', 'offering', 'Use a setup link with an account.', 'Setup'),
      flow('Direct signup', 'editing', 'Create an account without a link.', 'Setup'),
    ],
  },
  {
    title: 'Admin',
    person: 'A person with a row in the provider’s list of admins.',
    flows: [
      flow('Secret sequence', 'listening', 'Type the keys that open the admin login or direct signup.'),
      flow('Admin login', 'editing', 'Sign in to the admin area.'),
      flow('Admin', 'ready', 'See all applications.'),
      flow('Admin review', 'open', 'Read, approve and reject applications, and undo it.', 'Admin'),
      flow('Admin users', 'ready', 'Enable and disable accounts.', 'Admin'),
    ],
  },
  {
    title: 'First sign-in',
    person: 'A person with an account that has not been used yet.',
    flows: [
      flow('Demo login', 'editing', 'Sign in with a password or the master access code.'),
      flow('Second factor', 'entering', 'Enter the code of an app or a phone.'),
      flow('Password reset', 'requesting', 'Choose a new password.'),
      flow('Onboarding', 'question-1', 'Name the assistant and answer five questions.'),
    ],
  },
  {
    title: 'Daily use',
    person: 'A user with documents and questions.',
    flows: [
      flow('Session', 'backend', 'Stay signed in, and sign out.'),
      flow('Dashboard', 'personal', 'See the figures and the knowledge graph.'),
      flow('Knowledge Base', 'ready', 'Upload, index and delete documents.'),
      flow('Chat', 'answered', 'Ask, and check the evidence of the answer.'),
      flow('Settings', 'settings', 'Change the profile, the assistant and privacy.'),
      flow('Two-factor authentication', 'enrolled', 'Add and remove authenticator apps and phones.'),
      flow('Help', 'browsing', 'Find an answer about Engram.'),
      flow('Support', 'editing', 'Write to the people behind Engram.', 'Help'),
      flow('App', 'page-not-found', 'Meet a missing page or an error.'),
    ],
  },
]

/** What several flows show. */
export const MODULES: readonly CatalogueFlow[] = [
  flow('Backend access', 'unreachable', 'Read why the backend cannot be used, and try again.'),
  flow('Document viewer', 'showing', 'Read a document at the passage that an answer cites.'),
  flow('Form notice', 'subdued', 'Read why a form was refused.'),
]
