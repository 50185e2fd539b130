import { PATHS } from '../../src/domain/paths.ts'

/**
 * The flows and other modules that have a machine: what each does, in one sentence. The key is the folder of the flow
 * in src/flows.
 *
 * Each has a page, `<Meta of={stories} name="Overview" />` in an MDX file beside its stories. The page takes the title
 * of these stories, and is their first entry because main.ts lists MDX files first.
 */
export const FLOWS = {
  landing: 'Visitors learn what the product does and open the application form.',
  waitlist: 'A visitor applies for private demo access in a form with two steps.',
  'demo-login':
    'A person signs in with email and password at the provider and the backend, or with the master access code.',
  'second-factor':
    'A person who has an authenticator app or a phone enters its code to complete the sign-in.',
  'secret-sequence':
    'Typing a secret sequence of keys opens the admin login or the dialog for direct signup.',
  'admin-login': 'An admin signs in; people who are not admins are refused.',
  admin: 'An admin reviews applications, sends setup links and looks at the users of the backend.',
  'account-setup':
    'An approved applicant opens a setup link and creates an account, or connects one; who knows the keyboard shortcut needs no link.',
  onboarding: 'A new user names the assistant and answers five questions; then the accounts are completed.',
  'password-reset': 'A person requests a link by email and chooses a new password.',
  dashboard: 'A user sees the size and the concepts of the knowledge graph and the recent activity.',
  'knowledge-base': 'A user uploads documents, follows their processing, and indexes or deletes them.',
  chat: 'A user asks questions about the documents and sees each answer with its evidence.',
  settings: 'A user changes the profile, the assistant and the preferences, and exports or deletes the data.',
  mfa: 'A user adds and removes authenticator apps and phones for two-factor authentication.',
  help: 'A user searches the help topics and writes to support.',
  session: 'Who is signed in, and in which access mode. Runs as long as the app.',
  'backend-access': 'A user without access to the backend reads why and tries again.',
  'document-viewer': 'A user reads a document at the passage that an answer cites.',
} as const

export type FlowName = keyof typeof FLOWS

/** The address or addresses of a flow's page, of flows that have one. */
export const FLOW_PATHS: Partial<Record<FlowName, string | readonly string[]>> = {
  landing: PATHS.home,
  'demo-login': PATHS.demoLogin,
  admin: PATHS.adminDashboard,
  'account-setup': [PATHS.magicSetup, PATHS.setup, PATHS.register, PATHS.signup],
  onboarding: PATHS.onboarding,
  'password-reset': PATHS.resetPassword,
  dashboard: PATHS.dashboard,
  'knowledge-base': PATHS.knowledgeBase,
  chat: PATHS.chat,
  settings: PATHS.settings,
  help: PATHS.help,
}

/** The parts of the product outside src/flows. */
const FOLDERS: Partial<Record<FlowName, string>> = {
  session: 'session',
  'backend-access': 'modules/backend-access',
  'document-viewer': 'modules/document-viewer',
}

/** The folder of a flow below `src`, `stories` and `tests/src`. */
export function folderOf(flow: FlowName): string {
  return FOLDERS[flow] ?? `flows/${flow}`
}

/** Whether a file, given by its path below `src`, `stories` or `tests/src`, belongs to a flow. */
export function isInFlow(flow: FlowName, path: string): boolean {
  const folder = folderOf(flow)
  return path.startsWith(folder) && /^(\/|\.|-(live|behavior)\.)/.test(path.slice(folder.length))
}
