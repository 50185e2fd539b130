import type { Application } from '../../../hosted/applications.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { formatDay, formatRelativeTime } from '../../../lib/text/format.ts'
import { applicationStatus } from '../../../modules/status/applicationStatus.ts'
import type { DataColumn } from '../../../ui/DataTable/columns.ts'
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge.tsx'
import { applicantName } from './application.ts'
import { labelInterest, summarizeInterest } from './interestText.ts'
import * as styles from './WaitlistTab.css.ts'
import { SORT_VALUES } from './waitlistSort.ts'

/** The columns of the table; the name opens the application. `now` is in milliseconds. */
export function waitlistColumns(
  now: number,
  onReview: (application: Application) => void,
): readonly DataColumn<Application>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      width: '1.4fr',
      sortBy: SORT_VALUES.name,
      cell: (application) => (
        <div className={styles.applicantCell} data-email={toDisplayName(application.email)}>
          <button
            type="button"
            dir="auto"
            className={styles.name}
            aria-haspopup="dialog"
            onClick={() => onReview(application)}
          >
            {applicantName(application)}
          </button>
        </div>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      width: '1.7fr',
      optional: 'narrow',
      sortBy: SORT_VALUES.email,
      cell: ({ email }) => (
        <span className={styles.email} title={toDisplayName(email)}>
          {toDisplayName(email)}
        </span>
      ),
    },
    {
      id: 'interest',
      header: 'Interest',
      width: '1.4fr',
      optional: true,
      sortBy: SORT_VALUES.interest,
      cell: ({ interest }) => {
        const { topic, affiliation } = summarizeInterest(interest)
        return (
          <>
            <span dir="auto" className={styles.topic}>
              {topic || '–'}
            </span>
            {affiliation && (
              <span dir="auto" className={styles.affiliation} title={affiliation}>
                {affiliation}
              </span>
            )}
          </>
        )
      },
    },
    {
      id: 'useCase',
      header: 'Use case',
      width: '1.6fr',
      optional: true,
      cell: ({ interest }) => {
        const { useCase } = labelInterest(interest)
        return (
          <span dir="auto" className={styles.useCase} title={useCase}>
            {useCase || '–'}
          </span>
        )
      },
    },
    {
      id: 'status',
      header: 'Status',
      tone: 'text',
      width: '7rem',
      sortBy: SORT_VALUES.status,
      sortFirst: 'ascending',
      cell: ({ status }) => {
        const { shape, label } = applicationStatus(status)
        return <StatusBadge shape={shape} label={label} />
      },
    },
    {
      id: 'submitted',
      header: 'Submitted',
      width: '5.5rem',
      sortBy: SORT_VALUES.submitted,
      cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at, now)}</time>,
    },
    {
      id: 'lastLogin',
      header: 'Last login',
      width: '6.5rem',
      optional: true,
      sortBy: SORT_VALUES.lastLogin,
      sortFirst: 'descending',
      cell: ({ last_login_at }) =>
        last_login_at === null ? (
          '–'
        ) : (
          <time dateTime={last_login_at}>
            <bdi>{formatRelativeTime(last_login_at, now)}</bdi>
          </time>
        ),
    },
  ]
}
