import type { WaitlistValues } from '../../domain/waitlistForm.ts'
import { WAITLIST_FIELDS, waitlistProgress } from '../../domain/waitlistForm.ts'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { rampStepAt } from '../../ui/Stepper/rampStepAt.ts'
import * as styles from './FieldsProgress.css.ts'

/** How much of the form is filled: a cell for each field, lit from the start whichever are filled. */
export function FieldsProgress({ values }: { values: WaitlistValues }) {
  const all = WAITLIST_FIELDS.length
  const filled = Math.round(waitlistProgress(values) * all)
  const said = `${filled} of ${all} fields`
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={filled}
      aria-valuetext={said}
    >
      <div className={styles.words}>
        <span>Progress</span>
        <span>{said}</span>
      </div>
      <div className={styles.bar}>
        {WAITLIST_FIELDS.map((name, place) => (
          <span
            key={name}
            className={cx(styles.cell, ramp[rampStepAt(place, all)])}
            data-on={place < filled || undefined}
          />
        ))}
      </div>
    </div>
  )
}
