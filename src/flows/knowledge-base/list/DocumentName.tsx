import { toDisplayName } from '../../../lib/text/displayName.ts'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import type { DocumentRow } from '../document/documentRow.ts'
import * as styles from './DocumentName.css.ts'

export interface DocumentNameProps extends DocumentRow {
  showDeleteHint: boolean
}

export function DocumentName({ document, status, showDeleteHint }: DocumentNameProps) {
  return (
    <>
      <MiddleTruncate text={toDisplayName(document.filename)} />
      {status.reason !== null && <p className={styles.reason}>{status.reason}</p>}
      {status.notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      {document.excluded && <p className={styles.excluded}>Excluded from answers</p>}
      {showDeleteHint && <p className={styles.deleteHint}>{status.deleteHint}</p>}
    </>
  )
}
