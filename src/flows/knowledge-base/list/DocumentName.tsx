import { deleteHint } from '../../../domain/document.ts'
import { shownName } from '../../../lib/text/fileName.ts'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import type { ListedDocument } from '../document/rowStatus.ts'
import * as styles from './DocumentName.css.ts'

export interface DocumentNameProps extends ListedDocument {
  /** Whether it says why it cannot be deleted. */
  isNoted: boolean
}

/** A document's name, with what there is to know below it. */
export function DocumentName({ document, status, isNoted }: DocumentNameProps) {
  return (
    <>
      <MiddleTruncate text={shownName(document.filename)} />
      {status.reason !== null && <p className={styles.reason}>{status.reason}</p>}
      {isNoted && <p className={styles.note}>{deleteHint(document)}</p>}
    </>
  )
}
