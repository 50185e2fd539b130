import { WAITLIST_FIELDS, type WaitlistValues, waitlistProgress } from '../../domain/waitlistForm.ts'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { rampStepAt } from '../../ui/Stepper/rampStepAt.ts'
import * as styles from './FieldsProgress.css.ts'

export function FieldsProgress({ values }: { values: WaitlistValues }) {
  const total = WAITLIST_FIELDS.length
  const filled = Math.round(waitlistProgress(values) * total)
  const text = `${filled} of ${total} fields`
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={filled}
      aria-valuetext={text}
    >
      <div className={styles.labels}>
        <span>Progress</span>
        <span>{text}</span>
      </div>
      <div className={styles.bar}>
        {WAITLIST_FIELDS.map((name, index) => (
          <span
            key={name}
            className={cx(styles.cell, ramp[rampStepAt(index, total)])}
            data-on={index < filled || undefined}
          />
        ))}
      </div>
    </div>
  )
}
