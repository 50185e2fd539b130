import { WAITLIST_STATUS_LABELS } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'
import { formatWhen } from '../../../lib/text/format.ts'
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge.tsx'
import { statusShape } from '../waitlist/statusShape.ts'
import { listInterestFields } from './interestLines.ts'
import * as styles from './ReviewDialog.css.ts'

/** Everything an application says. */
export function ApplicationFacts({ submission, now }: { submission: Application; now: number }) {
  return (
    <dl className={styles.facts}>
      <dt className={styles.label}>Status</dt>
      <dd className={styles.status}>
        <StatusBadge
          shape={statusShape(submission.status)}
          label={WAITLIST_STATUS_LABELS[submission.status]}
        />
        <span className={styles.quiet}>
          submitted <time dateTime={submission.created_at}>{formatWhen(submission.created_at, now)}</time>
        </span>
      </dd>
      {listInterestFields(submission.interest).map(({ label, value }) => (
        <Fact key={label} label={label} value={value} />
      ))}
    </dl>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd dir="auto" className={styles.value}>
        {value === '' ? <span className={styles.quiet}>Not given</span> : value}
      </dd>
    </>
  )
}
