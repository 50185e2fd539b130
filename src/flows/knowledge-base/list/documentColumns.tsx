import { formatBytes, formatRelativeTime } from '../../../lib/text/format.ts'
import type { DataColumn } from '../../../ui/DataTable/columns.ts'
import { FileTypeTag } from '../../../ui/FileTypeTag/FileTypeTag.tsx'
import { StatusBadge } from '../../../ui/StatusBadge/StatusBadge.tsx'
import type { DocumentRow } from '../document/documentRow.ts'
import * as styles from './DocumentList.css.ts'
import { DocumentName } from './DocumentName.tsx'

/** The columns. `now` is in milliseconds; `hintedId` is the document whose delete hint is shown on the page. */
export function documentColumns(now: number, hintedId: string | null): readonly DataColumn<DocumentRow>[] {
  return [
    {
      id: 'type',
      header: 'Type',
      hideLabel: true,
      width: '2.625rem',
      expectedWidth: '2.625rem',
      cell: ({ document }) => <FileTypeTag type={document.filename} />,
    },
    {
      id: 'name',
      header: 'Name',
      primary: true,
      sortBy: ({ document }) => document.filename,
      cell: (row) => <DocumentName {...row} showDeleteHint={row.document.id === hintedId} />,
    },
    {
      id: 'size',
      header: 'Size',
      align: 'end',
      width: '4rem',
      optional: true,
      inCard: 'hidden',
      sortBy: ({ document }) => document.file_size,
      cell: ({ document }) => <bdi>{formatBytes(document.file_size)}</bdi>,
    },
    {
      id: 'added',
      header: 'Added',
      width: '6.5rem',
      optional: true,
      inCard: 'hidden',
      sortBy: ({ document }) => new Date(document.created_at),
      cell: ({ document: { created_at } }) => (
        <time dateTime={created_at}>
          <bdi>{formatRelativeTime(created_at, now)}</bdi>
        </time>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      tone: 'text',
      width: '7.5rem',
      inCard: 'alone',
      sortBy: ({ status }) => status.label,
      cell: ({ document, status }) => (
        <>
          <StatusBadge shape={status.shape} label={status.label} />
          <span className={styles.onlyInCards}>
            <bdi>{formatBytes(document.file_size)}</bdi> ·{' '}
            <bdi>{formatRelativeTime(document.created_at, now)}</bdi>
          </span>
        </>
      ),
    },
  ]
}
