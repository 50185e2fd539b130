import { deleteHint } from '../../../domain/document.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import type { DocumentRow } from '../document/documentRow.ts'
import * as styles from './DocumentName.css.ts'

export interface DocumentNameProps extends DocumentRow {
  /** Whether it says why it cannot be deleted. */
  isNoted: boolean
}

/** A document's name, with what there is to know below it. */
export function DocumentName({ document, status, isNoted }: DocumentNameProps) {
  return (
    <>
      <MiddleTruncate text={toDisplayName(document.filename)} />
      {status.reason !== null && <p className={styles.reason}>{status.reason}</p>}
      {isNoted && <p className={styles.note}>{deleteHint(document)}</p>}
    </>
  )
}
