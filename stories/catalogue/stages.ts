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

/** All flows in the order in which a person meets them, for the sidebar and the Welcome page. */
export const STAGES: readonly Stage[] = [
  {
    title: 'Visitor',
    person: 'Somebody who has heard of Engram.',
    flows: [
      { title: 'Landing', purpose: 'Read what Engram does.', thumbnail: 'whole-page' },
      { title: 'Waitlist', purpose: 'Apply for access.', thumbnail: 'about-you-filled' },
    ],
  },
  {
    title: 'Applicant',
    person: 'An application was approved, and an email with a setup link has arrived.',
    flows: [
      {
        title: 'Setup',
        purpose: 'Open the setup link and choose a password.',
        thumbnail: 'choosing-password',
      },
      {
        title: 'Magic setup',
        purpose: 'Open the link to the setup with questions.',
        thumbnail: 'choosing-password',
      },
      { title: 'Registration', purpose: 'Open the registration link.', thumbnail: 'editing' },
      { title: 'Claim link', purpose: 'Use a setup link with an account.', thumbnail: 'offering' },
      { title: 'Direct signup', purpose: 'Create an account without a link.', thumbnail: 'editing' },
    ],
  },
  {
    title: 'Admin',
    person: 'A person with a row in the provider’s list of admins.',
    flows: [
      {
        title: 'Secret sequence',
        purpose: 'Type the keys that open the admin login or direct signup.',
        thumbnail: 'listening',
      },
      { title: 'Admin login', purpose: 'Sign in to the admin area.', thumbnail: 'editing' },
      { title: 'Admin', purpose: 'See all applications.', thumbnail: 'ready' },
      {
        title: 'Admin review',
        page: 'Admin',
        purpose: 'Read, approve and reject applications, and undo it.',
        thumbnail: 'open',
      },
      { title: 'Admin users', page: 'Admin', purpose: 'Enable and disable accounts.', thumbnail: 'ready' },
    ],
  },
  {
    title: 'First sign-in',
    person: 'A person with an account that has not been used yet.',
    flows: [
      {
        title: 'Demo login',
        purpose: 'Sign in with a password or the master access code.',
        thumbnail: 'editing',
      },
      { title: 'Second factor', purpose: 'Enter the code of an app or a phone.', thumbnail: 'entering' },
      { title: 'Password reset', purpose: 'Choose a new password.', thumbnail: 'requesting' },
      {
        title: 'Onboarding',
        purpose: 'Name the assistant and answer five questions.',
        thumbnail: 'question-1',
      },
    ],
  },
  {
    title: 'Daily use',
    person: 'A user with documents and questions.',
    flows: [
      { title: 'Session', purpose: 'Stay signed in, and sign out.', thumbnail: 'backend' },
      { title: 'Dashboard', purpose: 'See the figures and the knowledge graph.', thumbnail: 'personal' },
      { title: 'Knowledge Base', purpose: 'Upload, index and delete documents.', thumbnail: 'ready' },
      { title: 'Chat', purpose: 'Ask, and check the evidence of the answer.', thumbnail: 'answered' },
      { title: 'Settings', purpose: 'Change the profile, the assistant and privacy.', thumbnail: 'settings' },
      {
        title: 'Two-factor authentication',
        purpose: 'Add and remove authenticator apps and phones.',
        thumbnail: 'enrolled',
      },
      { title: 'Help', purpose: 'Find an answer about Engram.', thumbnail: 'browsing' },
      { title: 'Support', page: 'Help', purpose: 'Write to the people behind Engram.', thumbnail: 'editing' },
      { title: 'App', purpose: 'Meet a missing page or an error.', thumbnail: 'page-not-found' },
    ],
  },
]

/** What several flows show. */
export const MODULES: readonly CatalogueFlow[] = [
  {
    title: 'Backend access',
    purpose: 'Read why the backend cannot be used, and try again.',
    thumbnail: 'unreachable',
  },
  {
    title: 'Document viewer',
    purpose: 'Read a document at the passage that an answer cites.',
    thumbnail: 'showing',
  },
  { title: 'Form notice', purpose: 'Read why a form was refused.', thumbnail: 'subdued' },
]
