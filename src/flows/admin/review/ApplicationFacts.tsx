import type { Application } from '../../../hosted/applications.ts'
import { formatWhen } from '../../../lib/text/format.ts'
import { applicationStatus } from '../../../modules/status/applicationStatus.ts'
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge.tsx'
import { listInterestFields } from '../waitlist/interestText.ts'
import * as styles from './ReviewDialog.css.ts'

export function ApplicationFacts({ application, now }: { application: Application; now: number }) {
  const { shape, label } = applicationStatus(application.status)
  return (
    <dl className={styles.facts}>
      <dt className={styles.label}>Status</dt>
      <dd className={styles.status}>
        <StatusBadge shape={shape} label={label} />
        <span className={styles.quiet}>
          submitted <time dateTime={application.created_at}>{formatWhen(application.created_at, now)}</time>
        </span>
      </dd>
      {listInterestFields(application.interest).map(({ label, value }) => (
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
