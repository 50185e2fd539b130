import type { AnyRow, RowOf, TableName } from './tables.ts'
import type { Who } from './who.ts'

// Which rows each asker reaches: the row policies of supabase/migrations. They say nothing of roles:
// whoever is not signed in is no admin and owns nothing.

/** The rules of one table; what has none is refused. */
export interface Policies<Row> {
  select?(row: Row): boolean
  insert?(row: Row): boolean
  update?: {
    /** Which rows may be changed. */
    using(row: Row): boolean
    /** What they may become. */
    check(row: Row): boolean
  }
  delete?(row: Row): boolean
}

/** @param deletes whether the request is one that deletes */
export function policiesOf(who: Who, table: TableName, { deletes }: { deletes: boolean }): Policies<AnyRow> {
  const policies: { [T in TableName]: Policies<RowOf<T>> } = {
    waitlist_submissions: {
      insert: ({ status }) => status === 'pending',
      select: ({ id }) => who.isAdmin() || who.owns(id) || who.knowsSetupOf(id),
      update: {
        using: ({ id }) => who.isAdmin() || who.maySetUp(id) || who.owns(id),
        check: ({ id }) => who.isAdmin() || who.maySetUp(id) || who.owns(id),
      },
    },

    submission_events: {
      select: () => who.isAdmin(),
    },

    approved_users: {
      // Nobody lists tokens; admins find rows only while they delete them.
      select: ({ setup_token, waitlist_submission_id }) =>
        setup_token === who.setupToken || who.owns(waitlist_submission_id) || (deletes && who.isAdmin()),
      update: {
        using: ({ waitlist_submission_id: id }) => who.maySetUp(id) || who.owns(id),
        check: ({ account_created }) => account_created,
      },
      delete: () => who.isAdmin(),
    },

    magic_links: {
      select: ({ approved_user_id }) => {
        const submission = who.submissionOf(approved_user_id)
        return who.knowsSetupOf(submission) || who.owns(submission)
      },
      update: {
        using: ({ approved_user_id }) => {
          const submission = who.submissionOf(approved_user_id)
          return who.maySetUp(submission) || who.owns(submission)
        },
        check: ({ used }) => used,
      },
    },

    admin_users: {
      select: ({ user_id }) => user_id === who.userId,
    },
  }
  // Each table's rules are asked about its own rows only.
  return policies[table] as Policies<AnyRow>
}
