/** A flow or module of the catalogue, or a part of one that has stories with a title of their own. */
export interface CatalogueFlow<Name extends string | null = string | null> {
  /** The folder of the flow in src/flows; null if it has no machine. */
  flow: Name
  /** The title of its stories, without `Flows/` or `Modules/`. */
  title: string
  /** Its story on the Welcome page: the story's id after `--`. */
  thumbnail: string
  /** What a person does there. */
  purpose: string
}

const flow = <const Name extends string | null>(
  name: Name,
  title: string,
  thumbnail: string,
  purpose: string,
): CatalogueFlow<Name> => ({ flow: name, title, thumbnail, purpose })

/** All flows in the order in which a person meets them, for the sidebar and the Welcome page. `person` is who that is. */
export const STAGES = [
  {
    title: 'Visitor',
    person: 'Somebody who has heard of Engram.',
    flows: [
      flow('landing', 'Landing', 'whole-page', 'Read what Engram does.'),
      flow('waitlist', 'Waitlist', 'about-you-filled', 'Apply for access.'),
    ],
  },
  {
    title: 'Applicant',
    person: 'An application was approved, and an email with a setup link has arrived.',
    flows: [
      flow('account-setup', 'Setup', 'choosing-password', 'Open the setup link and choose a password.'),
      flow('account-setup', 'Magic setup', 'choosing-password', 'Open the link to the setup with questions.'),
      flow('account-setup', 'Registration', 'editing', 'Open the registration link.'),
      flow('account-setup', 'Claim link', 'offering', 'Use a setup link with an account.'),
      flow('account-setup', 'Direct signup', 'editing', 'Create an account without a link.'),
    ],
  },
  {
    title: 'Admin',
    person: 'A person with a row in the provider’s list of admins.',
    flows: [
      flow(
        'secret-sequence',
        'Secret sequence',
        'listening',
        'Type the keys that open the admin login or direct signup.',
      ),
      flow('admin-login', 'Admin login', 'editing', 'Sign in to the admin area.'),
      flow('admin', 'Admin', 'ready', 'See all applications.'),
      flow('admin', 'Admin review', 'open', 'Read, approve and reject applications, and undo it.'),
      flow('admin', 'Admin users', 'ready', 'Enable and disable accounts.'),
    ],
  },
  {
    title: 'First sign-in',
    person: 'A person with an account that has not been used yet.',
    flows: [
      flow('demo-login', 'Demo login', 'editing', 'Sign in with a password or the master access code.'),
      flow('second-factor', 'Second factor', 'entering', 'Enter the code of an app or a phone.'),
      flow('password-reset', 'Password reset', 'requesting', 'Choose a new password.'),
      flow('onboarding', 'Onboarding', 'question-1', 'Name the assistant and answer five questions.'),
    ],
  },
  {
    title: 'Daily use',
    person: 'A user with documents and questions.',
    flows: [
      flow('session', 'Session', 'backend', 'Stay signed in, and sign out.'),
      flow('dashboard', 'Dashboard', 'personal', 'See the figures and the knowledge graph.'),
      flow('knowledge-base', 'Knowledge Base', 'ready', 'Upload, index and delete documents.'),
      flow('disagreements', 'Disagreements', 'ready', 'Decide where documents contradict one another.'),
      flow('compare', 'Compare', 'different', 'See what differs between two documents.'),
      flow('chat', 'Chat', 'answered', 'Ask, and check the evidence of the answer.'),
      flow('find', 'Find', 'found', 'Find pages, documents, chats and help from everywhere.'),
      flow('settings', 'Settings', 'settings', 'Change the profile, the assistant and privacy.'),
      flow('mfa', 'Two-factor authentication', 'enrolled', 'Add and remove authenticator apps and phones.'),
      flow('help', 'Help', 'browsing', 'Find an answer about Engram.'),
      flow('help', 'Support', 'editing', 'Write to the people behind Engram.'),
      flow(null, 'App', 'page-not-found', 'Meet a missing page or an error.'),
    ],
  },
]

/** What several flows show. */
export const MODULES = [
  flow(
    'backend-access',
    'Backend access',
    'unreachable',
    'Read why the backend cannot be used, and try again.',
  ),
  flow(
    'document-viewer',
    'Document viewer',
    'showing',
    'Read a document at the passage that an answer cites.',
  ),
  flow(null, 'Form notice', 'subdued', 'Read why a form was refused.'),
]

/** All entries: flows, then modules. */
export const CARDS = [...STAGES.flatMap(({ flows }): CatalogueFlow<CardName>[] => flows), ...MODULES]
type CardName = (typeof STAGES)[number]['flows'][number]['flow']

/** The flows and modules that have a machine. Each has a page. */
export type FlowName = NonNullable<(typeof CARDS)[number]['flow']>
export const FLOW_NAMES: readonly FlowName[] = [...new Set(CARDS.flatMap(({ flow }) => flow ?? []))]
