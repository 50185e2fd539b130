import { emailKey } from '../db/database.ts'
import { createTable } from '../db/table.ts'
import type { TableRows } from '../db/tables.ts'
import { clearTables, fillTables, readTables } from '../db/tables.ts'
import * as rows from './rows.ts'

/** The only list of the provider's tables. Email addresses are compared case-insensitively. */
function createTables() {
  return {
    users: createTable(rows.providerUserRow, { email: ({ email }) => emailKey(email) }),
    sessions: createTable(rows.providerSessionRow, { refreshToken: ({ refresh_token }) => refresh_token }),
    factors: createTable(rows.factorRow, {}),
    challenges: createTable(rows.challengeRow, {}),
    /** Sent emails and text messages, oldest first. */
    outbox: createTable(rows.mailRow, {}),
    waitlistSubmissions: createTable(rows.waitlistSubmissionRow, { email: ({ email }) => emailKey(email) }),
    submissionEvents: createTable(rows.submissionEventRow, {}),
    approvedUsers: createTable(rows.approvedUserRow, {
      setupToken: ({ setup_token }) => setup_token,
      submission: ({ waitlist_submission_id }) => waitlist_submission_id,
    }),
    magicLinks: createTable(rows.magicLinkRow, { approvedUser: ({ approved_user_id }) => approved_user_id }),
    adminUsers: createTable(rows.adminUserRow, { user: ({ user_id }) => user_id }),
  }
}

type Tables = ReturnType<typeof createTables>

export type HostedSnapshot = TableRows<Tables>

export interface HostedDatabase extends Readonly<Tables> {
  reset(): void
  snapshot(): HostedSnapshot
  restore(snapshot: HostedSnapshot): Promise<void>
}

export function createHostedDatabase(): HostedDatabase {
  const tables = createTables()
  return {
    ...tables,
    reset: () => clearTables(tables),
    snapshot: () => readTables(tables),
    async restore(snapshot) {
      clearTables(tables)
      await fillTables(tables, snapshot)
    },
  }
}
