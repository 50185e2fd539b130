import type { Document } from '../../api/types.ts'
import { deleteHint } from '../../domain/document.ts'
import { formatBytes, formatRelativeTime } from '../../domain/format.ts'
import { FileTypeTag } from '../../ui/FileTypeTag/FileTypeTag.tsx'
import { MiddleTruncate } from '../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import * as styles from './DocumentTable.css.ts'
import type { RowStatus } from './rowStatus.ts'

export interface DocumentRowProps {
  document: Document
  status: RowStatus
  /** Its place among the rows, from 0. */
  place: number
  now: number
  onIndex: () => void
  onRetry: () => void
  onDelete: () => void
}

/** One document: what it is, how far it has come or why it has not, and what can be done with it. */
export function DocumentRow({ document, status, place, now, ...handlers }: DocumentRowProps) {
  const { id, filename, file_size, created_at } = document
  return (
    <tr data-document={id} aria-rowindex={place + 2} className={styles.row}>
      <td className={styles.type}>
        <FileTypeTag type={filename} />
      </td>
      <th scope="row" className={styles.name}>
        <MiddleTruncate text={filename} className={styles.filename} />
        {status.reason !== null && <p className={styles.reason}>{status.reason}</p>}
      </th>
      <td className={styles.size}>{formatBytes(file_size)}</td>
      <td className={styles.added}>
        <time dateTime={created_at}>{formatRelativeTime(created_at, now)}</time>
      </td>
      <td className={styles.status}>
        <StatusBadge shape={status.shape} label={status.label} />
      </td>
      <td className={styles.actions}>
        <DocumentActions filename={filename} hint={deleteHint(document)} status={status} {...handlers} />
      </td>
    </tr>
  )
}
