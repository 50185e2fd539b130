import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import type { User } from '../../../api/types.ts'
import { formatDay } from '../../../lib/text/format.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Badge } from '../../../ui/Badge/Badge.tsx'
import type { DataColumn } from '../../../ui/DataTable/columns.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge.tsx'
import * as styles from './AdminUsersView.css.ts'
import { isSameUser, userDetails, userName } from './userDetails.ts'

const NO_VALUE = '–'

/** `self`: the signed-in admin. `failedId` and `failure`: the account whose last change failed, and why. */
export function userColumns(
  self: User | null,
  failedId: string | undefined,
  failure: string | null,
): readonly DataColumn<User>[] {
  return [
    {
      id: 'id',
      header: 'ID',
      width: '8rem',
      optional: 'narrow',
      cell: (user) => <UserId user={user} />,
    },
    {
      id: 'name',
      header: 'Name',
      primary: true,
      sortBy: (user) => userDetails(user).name,
      cell: (user) => (
        <div className={styles.name} data-email={userDetails(user).email}>
          <bdi>{userDetails(user).name || NO_VALUE}</bdi>
          {isSameUser(user, self) && <span className={styles.suffix}> (you)</span>}
          {user.id === failedId && (
            <div role="alert" className={styles.failure}>
              {failure}
            </div>
          )}
        </div>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      width: '1.4fr',
      optional: 'narrow',
      sortBy: (user) => userDetails(user).email,
      cell: (user) => (
        <bdi className={styles.email} title={userDetails(user).email}>
          {userDetails(user).email}
        </bdi>
      ),
    },
    {
      id: 'roles',
      header: 'Roles',
      width: '7.5rem',
      cell: (user) => {
        const { roles } = userDetails(user)
        if (roles.length === 0) return NO_VALUE
        return (
          <ul className={styles.roles}>
            {roles.map((role) => (
              <li key={role} className={styles.role}>
                <Badge>{role}</Badge>
              </li>
            ))}
          </ul>
        )
      },
    },
    {
      id: 'created',
      header: 'Created',
      width: '6.5rem',
      optional: true,
      sortBy: (user) => userDetails(user).createdAt,
      cell: (user) => {
        const { createdAt } = userDetails(user)
        return createdAt === null ? (
          NO_VALUE
        ) : (
          <time dateTime={createdAt.toISOString()}>{formatDay(createdAt.toISOString())}</time>
        )
      },
    },
    {
      id: 'account',
      header: 'Account',
      tone: 'text',
      width: '5.5rem',
      sortBy: (user) => (userDetails(user).isActive ? 'Active' : 'Inactive'),
      cell: (user) =>
        userDetails(user).isActive ? (
          <StatusBadge shape="check" label="Active" />
        ) : (
          <StatusBadge shape="slash" label="Inactive" />
        ),
    },
  ]
}

/** A user's id, truncated in the middle, with a copy button if the clipboard is available. */
function UserId({ user }: { user: User }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  const copy = () =>
    navigator.clipboard.writeText(user.id).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={styles.id}>
      <MiddleTruncate text={user.id} />
      {'clipboard' in navigator && (
        <>
          <IconButton label={`Copy the ID of ${userName(user)}`} className={styles.copy} onClick={copy}>
            <Icon aria-hidden="true" />
          </IconButton>
          <Announcement>{isCopied && 'ID copied.'}</Announcement>
        </>
      )}
    </div>
  )
}
