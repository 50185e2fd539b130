import type { Requester } from './requester.ts'
import type { AnyRow, RowOf, TableName } from './tables.ts'

// The row-level policies of supabase/migrations. They do not check roles: a requester who is not signed in is no
// admin and owns nothing.

/** The policies of one table. Operations without a policy are refused. */
export interface Policies<Row> {
  select?(row: Row): boolean
  insert?(row: Row): boolean
  update?: {
    using(row: Row): boolean
    check(row: Row): boolean
  }
  delete?(row: Row): boolean
}

/** @param isDeleting whether the request is a DELETE */
export function policiesOf(
  requester: Requester,
  table: TableName,
  { isDeleting }: { isDeleting: boolean },
): Policies<AnyRow> {
  const policies: { [T in TableName]: Policies<RowOf<T>> } = {
    waitlist_submissions: {
      insert: ({ status }) => status === 'pending',
      select: ({ id, owner_id }) => requester.isOwner(owner_id) || requester.hasSetupToken(id),
      update: {
        using: ({ id, owner_id }) => requester.isOwner(owner_id) || requester.mayClaim(id),
        check: ({ owner_id }) => requester.isOwner(owner_id),
      },
    },

    admin_applications: {
      select: () => requester.isAdmin(),
      update: { using: () => requester.isAdmin(), check: () => requester.isAdmin() },
    },

    submission_events: {
      select: () => requester.isAdmin(),
    },

    approved_users: {
      // Nobody may list tokens. Admins see rows only in a DELETE.
      select: ({ setup_token, waitlist_submission_id }) =>
        setup_token === requester.setupToken ||
        (requester.setupToken === null && requester.ownsApplication(waitlist_submission_id)) ||
        (isDeleting && requester.isAdmin()),
      update: {
        using: ({ waitlist_submission_id }) => requester.ownsApplication(waitlist_submission_id),
        check: ({ account_created }) => account_created,
      },
      delete: () => requester.isAdmin(),
    },

    magic_links: {
      select: ({ approved_user_id }) => {
        const submission = requester.applicationOfApprovedUser(approved_user_id)
        return requester.hasSetupToken(submission) || requester.ownsApplication(submission)
      },
      update: {
        using: ({ approved_user_id }) =>
          requester.ownsApplication(requester.applicationOfApprovedUser(approved_user_id)),
        check: ({ used }) => used,
      },
    },

    admin_users: {
      select: ({ user_id }) => user_id === requester.userId && requester.hasRequiredAssurance(),
    },
  }
  // Each table's policies receive rows of that table only.
  return policies[table] as Policies<AnyRow>
}
