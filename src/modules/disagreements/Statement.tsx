import type { StatedSide } from '../../api/types.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { formatPartialDate } from '../../lib/text/format.ts'
import { cx } from '../../theme/cx.ts'
import { MiddleTruncate } from '../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './disagreements.css.ts'

/** 'p. 2 · Notice · Mar 1, 2025' */
function placeOf({ page, heading, date }: StatedSide): string {
  return [page !== null && `p. ${page}`, heading, date && formatPartialDate(date)].filter(Boolean).join(' · ')
}

export interface StatementProps {
  side: StatedSide
  /** Such as 'Before'. */
  label?: string | undefined
  /** Another one is kept, or has replaced it. */
  isSetAside?: boolean
  onOpen: (side: StatedSide) => void
}

/** What a document states, as a button that opens the passage. */
export function Statement({ side, label, isSetAside = false, onOpen }: StatementProps) {
  const { excerpt, value, filename } = side
  const at = value === '' ? -1 : excerpt.indexOf(value)
  return (
    <button type="button" className={styles.statement} onClick={() => onOpen(side)}>
      {label && <span className={styles.place}>{label}</span>}
      <span className={cx(styles.excerpt, isSetAside && styles.setAside)} dir="auto">
        {at < 0 ? (
          excerpt
        ) : (
          <>
            {excerpt.slice(0, at)}
            <strong className={styles.value}>{value}</strong>
            {excerpt.slice(at + value.length)}
          </>
        )}
      </span>
      <span className={styles.origin}>
        <MiddleTruncate text={toDisplayName(filename)} />
      </span>
      <span className={styles.place}>{placeOf(side) || '\u00a0'}</span>
    </button>
  )
}
