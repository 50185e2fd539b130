import type { StoryBackend } from '../../../mocks/browser.ts'
import { NOOR } from './newcomer.ts'

/** What the backend and the provider have stored about Noor. */
interface Situation {
  application: string | undefined
  setupEmails: number
  isLinkUsed: boolean
  hasProviderAccount: boolean
  hasBackendAccount: boolean
  documents: readonly string[]
  questions: number
  secondFactors: number
}

const APPLIED: Situation = {
  application: 'pending',
  setupEmails: 0,
  isLinkUsed: false,
  hasProviderAccount: false,
  hasBackendAccount: false,
  documents: [],
  questions: 0,
  secondFactors: 0,
}
const APPROVED: Situation = { ...APPLIED, application: 'approved', setupEmails: 1 }
const SET_UP: Situation = { ...APPROVED, hasProviderAccount: true, isLinkUsed: true }
const ONBOARDED: Situation = { ...SET_UP, application: 'active', hasBackendAccount: true }
const ANSWERED: Situation = { ...ONBOARDED, documents: ['lantern-protocol.pdf'], questions: 1 }
const CONTRADICTED: Situation = {
  ...ANSWERED,
  documents: ['lantern-protocol.pdf', 'night-log-week-14.txt'],
  questions: 2,
}
const RECOVERED: Situation = { ...CONTRADICTED, questions: 4 }
const PROTECTED: Situation = { ...RECOVERED, secondFactors: 1 }
const DELETED: Situation = { ...PROTECTED, documents: [], questions: 0 }

const USED_ON_PHONE: Situation = { ...DELETED, documents: ['lantern-protocol.pdf'], questions: 1 }

/** The situations at the ends of the journeys. Each is that at the start of the next journey. */
export const SITUATIONS = {
  applied: APPLIED,
  approved: APPROVED,
  setUp: SET_UP,
  onboarded: ONBOARDED,
  answered: ANSWERED,
  contradicted: CONTRADICTED,
  recovered: RECOVERED,
  protected: PROTECTED,
  deleted: DELETED,
  usedOnPhone: USED_ON_PHONE,
} as const

export type SituationName = keyof typeof SITUATIONS

/**
 * Checks what is stored about Noor.
 *
 * @throws Error that names both situations
 */
export function expectSituation({ db, hosted }: StoryBackend, name: SituationName): void {
  const application = hosted.waitlistSubmissions.find('email', NOOR.email)
  const account = db.users.find('email', NOOR.email)
  const providerAccount = hosted.users.find('email', NOOR.email)
  const setup = application && hosted.approvedUsers.find('submission', application.id)
  const chats = db.chatSessions.list(({ owner_id }) => owner_id === account?.id).map(({ id }) => id)
  const found: Situation = {
    application: application?.status,
    setupEmails: hosted.outbox.list(
      ({ to, link }) => to === NOOR.email && link?.href.includes('setup_token') === true,
    ).length,
    isLinkUsed: setup?.account_created ?? false,
    hasProviderAccount: providerAccount !== undefined,
    hasBackendAccount: account !== undefined,
    documents: db.documents
      .list(({ owner_id, is_indexed }) => owner_id === account?.id && is_indexed)
      .map(({ filename }) => filename),
    questions: db.messages.list(({ session_id, role }) => role === 'user' && chats.includes(session_id))
      .length,
    secondFactors: hosted.factors.list(
      ({ user_id, status }) => user_id === providerAccount?.id && status === 'verified',
    ).length,
  }
  const [stored, expected] = [JSON.stringify(found), JSON.stringify(SITUATIONS[name])]
  if (stored !== expected) throw new Error(`Stored:   ${stored}\nExpected: ${expected}`)
}
