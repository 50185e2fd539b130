import type { WaitlistStatus } from '../../src/domain/waitlist.ts'

export interface AccountStage {
  person: string
  /** The status of the application; null: there is none yet. */
  status: WaitlistStatus | null
  /** What exists of the accounts. */
  accounts: string
  /** What leads to the next stage. */
  next: string
  /** The flows of this stage, by the title of their stories without `Flows/`. */
  flows: readonly string[]
}

/** From the first visit to daily use. */
export const ACCOUNT_STAGES: readonly AccountStage[] = [
  {
    person: 'Visitor',
    status: null,
    accounts: 'None.',
    next: 'Submits the form of the waitlist.',
    flows: ['Landing', 'Waitlist'],
  },
  {
    person: 'Applicant',
    status: 'pending',
    accounts: 'None.',
    next: 'An admin approves or rejects the application.',
    flows: ['Admin login', 'Admin', 'Admin review'],
  },
  {
    person: 'Rejected applicant',
    status: 'rejected',
    accounts: 'None.',
    next: 'Nothing, unless the admin undoes the decision.',
    flows: ['Admin review'],
  },
  {
    person: 'Approved applicant',
    status: 'approved',
    accounts: 'None. The approval email contains a setup link.',
    next: 'Opens the setup link and chooses a password, or connects the link with an account. The account at the backend follows at once or, after a magic setup link, with onboarding.',
    flows: ['Setup', 'Magic setup', 'Registration', 'Claim link'],
  },
  {
    person: 'New user',
    status: 'registered',
    accounts: 'A provider account that owns the application, and a backend account.',
    next: 'Signs in for the first time.',
    flows: ['Demo login', 'Second factor', 'Onboarding'],
  },
  {
    person: 'Active user',
    status: 'active',
    accounts: 'Both. Documents and chat sessions belong to the backend account.',
    next: 'Every further sign-in keeps the status.',
    flows: ['Dashboard', 'Knowledge Base', 'Chat', 'Settings', 'Two-factor authentication', 'Help'],
  },
]
