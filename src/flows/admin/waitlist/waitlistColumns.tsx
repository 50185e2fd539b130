import { waitlistStatusLabel } from '../../../domain/waitlist.ts'
import type { WaitlistSubmission } from '../../../hosted/submissions.ts'
import { shownName } from '../../../lib/text/fileName.ts'
import { formatDay, formatRelativeTime } from '../../../lib/text/format.ts'
import type { DataColumn } from '../../../ui/DataTable/columns.ts'
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge.tsx'
import { interestLines } from '../interestWords.ts'
import { statusShape } from './statusShape.ts'
import * as styles from './WaitlistTab.css.ts'
import { applicantName } from './waitlistRow.ts'
import { WAITLIST_ORDERS } from './waitlistSort.ts'

/** What the table says of an application at the moment `now`; its name opens it. */
export function waitlistColumns(
  now: number,
  onReview: (submission: WaitlistSubmission) => void,
): readonly DataColumn<WaitlistSubmission>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      width: '1.4fr',
      sortBy: WAITLIST_ORDERS.name,
      cell: (submission) => (
        <button
          type="button"
          dir="auto"
          className={styles.name}
          aria-haspopup="dialog"
          onClick={() => onReview(submission)}
        >
          {applicantName(submission)}
        </button>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      width: '1.7fr',
      sortBy: WAITLIST_ORDERS.email,
      cell: ({ email }) => (
        <span className={styles.email} title={shownName(email)}>
          {shownName(email)}
        </span>
      ),
    },
    {
      id: 'interest',
      header: 'Interest',
      width: '1.4fr',
      optional: true,
      sortBy: WAITLIST_ORDERS.interest,
      cell: ({ interest }) => {
        const { about, who } = interestLines(interest)
        return (
          <>
            <span dir="auto" className={styles.about}>
              {about || '–'}
            </span>
            {who && (
              <span dir="auto" className={styles.by} title={who}>
                {who}
              </span>
            )}
          </>
        )
      },
    },
    {
      id: 'status',
      header: 'Status',
      tone: 'text',
      width: '7rem',
      sortBy: WAITLIST_ORDERS.status,
      sortFirst: 'ascending',
      cell: ({ status }) => <StatusBadge shape={statusShape(status)} label={waitlistStatusLabel(status)} />,
    },
    {
      id: 'submitted',
      header: 'Submitted',
      width: '5.5rem',
      sortBy: WAITLIST_ORDERS.submitted,
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at, now)}</time>,
    },
    {
      id: 'lastLogin',
      header: 'Last login',
      width: '6.5rem',
      optional: true,
      sortBy: WAITLIST_ORDERS.lastLogin,
      sortFirst: 'descending',
      cell: ({ last_login_at }) =>
        last_login_at === null ? (
          '–'
        ) : (
          <time dateTime={last_login_at}>{formatRelativeTime(last_login_at, now)}</time>
        ),
    },
  ]
}
