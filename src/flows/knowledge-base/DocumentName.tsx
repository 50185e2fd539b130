import { deleteHint } from '../../domain/document.ts'
import { shownName } from '../../domain/fileName.ts'
import { MiddleTruncate } from '../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './DocumentName.css.ts'
import type { ListedDocument } from './rowStatus.ts'

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
