import { emailKey } from '../db/database.ts'
import type { Row, Table } from '../db/table.ts'
import { createTable } from '../db/table.ts'
import * as rows from './rows.ts'

/** Everything the hosted provider remembers. E-mails are compared without regard to case. */
export interface HostedDatabase {
  readonly users: Table<rows.UserRow, 'email'>
  readonly sessions: Table<rows.SessionRow, 'refreshToken'>
  readonly factors: Table<rows.FactorRow>
  readonly challenges: Table<rows.ChallengeRow>
  /** What was sent, oldest first. */
  readonly outbox: Table<rows.MailRow>
  readonly waitlistSubmissions: Table<rows.WaitlistSubmissionRow, 'email'>
  readonly submissionEvents: Table<rows.SubmissionEventRow>
  readonly approvedUsers: Table<rows.ApprovedUserRow, 'setupToken' | 'submission'>
  readonly magicLinks: Table<rows.MagicLinkRow, 'approvedUser'>
  readonly adminUsers: Table<rows.AdminUserRow, 'user'>
  reset(): void
  snapshot(): HostedSnapshot
  restore(snapshot: HostedSnapshot): Promise<void>
}

type Tables = Omit<HostedDatabase, 'reset' | 'snapshot' | 'restore'>

/** The rows of every table, as plain values. */
export type HostedSnapshot = { readonly [Name in keyof Tables]: readonly Row[] }

export function createHostedDatabase(): HostedDatabase {
  const tables: Tables = {
    users: createTable(rows.userRow, { email: ({ email }) => emailKey(email) }),
    sessions: createTable(rows.sessionRow, { refreshToken: ({ refresh_token }) => refresh_token }),
    factors: createTable(rows.factorRow, {}),
    challenges: createTable(rows.challengeRow, {}),
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
  const names = Object.keys(tables) as (keyof Tables)[]
  // A snapshot holds what its own table gave, so each table may take its rows back.
  const tableOf = (name: keyof Tables) => tables[name] as Table<Row>
  const rowsOf = (name: keyof Tables): Row[] =>
    tableOf(name)
      .list()
      .map((row) => ({ ...row }))

  function reset(): void {
    for (const name of names) tables[name].clear()
  }

  return {
    ...tables,
    reset,
    snapshot: () => ({
      users: rowsOf('users'),
      sessions: rowsOf('sessions'),
      factors: rowsOf('factors'),
      challenges: rowsOf('challenges'),
      outbox: rowsOf('outbox'),
      waitlistSubmissions: rowsOf('waitlistSubmissions'),
      submissionEvents: rowsOf('submissionEvents'),
      approvedUsers: rowsOf('approvedUsers'),
      magicLinks: rowsOf('magicLinks'),
      adminUsers: rowsOf('adminUsers'),
    }),
    async restore(snapshot) {
      reset()
      for (const name of names) for (const row of snapshot[name]) await tableOf(name).create(row)
    },
  }
}
