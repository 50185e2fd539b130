import { RotateCw, Trash2 } from 'lucide-react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import type { DataColumn } from '../../../src/ui/DataTable/columns.ts'
import { FileTypeTag } from '../../../src/ui/FileTypeTag/FileTypeTag.tsx'
import { IconButton } from '../../../src/ui/IconButton/IconButton.tsx'
import { MiddleTruncate } from '../../../src/ui/MiddleTruncate/MiddleTruncate.tsx'
import { StatusBadge } from '../../../src/ui/StatusBadge/StatusBadge.tsx'
import type { StatusShape } from '../../../src/ui/StatusPie/shapes.ts'
import { Tooltip } from '../../../src/ui/Tooltip/Tooltip.tsx'

export interface ListedDocument {
  id: string
  name: string
  /** Size in kilobytes. */
  size: number
  added: Date
  age: string
  status: keyof typeof statuses
  reason?: string
}

const statuses = {
  pending: { order: 0, shape: 'pending', label: 'Pending' },
  processing: { order: 1, shape: 'partial', label: 'Processing' },
  ready: { order: 2, shape: 'threeQuarters', label: 'Ready to Index' },
  indexed: { order: 3, shape: 'check', label: 'Indexed' },
  failed: { order: 4, shape: 'cross', label: 'Failed' },
} as const satisfies Record<string, { order: number; shape: StatusShape; label: string }>

const document = (
  name: string,
  size: number,
  minutes: number,
  age: string,
  status: ListedDocument['status'],
  reason?: string,
): ListedDocument => ({
  id: name,
  name,
  size,
  added: new Date(Date.UTC(2025, 10, 21, 12, -minutes)),
  age,
  status,
  ...(reason && { reason }),
})

export const documents: readonly ListedDocument[] = [
  document('Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf', 4800, 12, '12 min ago', 'indexed'),
  document(
    'Interview transcript, Prof. Adaeze Okonkwo-Lindqvist, second session.docx',
    318,
    60,
    '1 hour ago',
    'processing',
  ),
  document('field-notes-sleep-lab-week-11.md', 42, 180, '3 hours ago', 'ready'),
  document(
    'Spens-Burgess-2024-generative-model-of-memory-construction-and-consolidation.pdf',
    7100,
    300,
    '5 hours ago',
    'pending',
  ),
  document(
    'polysomnography-export-subject-0417.txt',
    1200,
    1440,
    'Yesterday',
    'failed',
    'Server error occurred while indexing. Please try again later.',
  ),
  document('Tse_2007_Schemas-and-memory-consolidation.pdf', 1900, 2880, '2 days ago', 'indexed'),
  document(
    'Scan 2023-03-09 Lewandowska-Brzezińska lab notebook, volume 3.pdf',
    38_400,
    5760,
    '4 days ago',
    'failed',
    'Network error. Please check your connection and try again.',
  ),
  document('Grant narrative draft 6, aims and preliminary data.docx', 204, 12_960, 'Nov 12', 'ready'),
]

export const manyDocuments = (count: number): readonly ListedDocument[] =>
  Array.from({ length: count }, (_, index) => {
    const pattern = documents[index % documents.length] ?? documents[0]
    return { ...pattern, id: String(index), name: `${index + 1} ${pattern?.name}` } as ListedDocument
  })

const sizeOf = (kilobytes: number) =>
  kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1000).toFixed(1)} MB`

export const documentColumns: readonly DataColumn<ListedDocument>[] = [
  {
    id: 'type',
    header: 'Type',
    hideLabel: true,
    width: '2.625rem',
    expectedWidth: '2.5rem',
    cell: ({ name }) => <FileTypeTag type={name} />,
  },
  {
    id: 'name',
    header: 'Name',
    primary: true,
    sortBy: ({ name }) => name,
    cell: ({ name, reason }) => (
      <>
        <MiddleTruncate text={name} />
        {reason && (
          <span
            style={{
              display: 'block',
              color: 'var(--color-negative)',
              fontSize: '0.78125rem',
              lineHeight: '1rem',
            }}
          >
            {reason}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    width: '4rem',
    optional: true,
    inCard: 'hidden',
    sortBy: ({ size }) => size,
    cell: ({ size }) => <bdi>{sizeOf(size)}</bdi>,
  },
  {
    id: 'added',
    header: 'Added',
    width: '6rem',
    optional: true,
    inCard: 'hidden',
    sortBy: ({ added }) => added,
    cell: ({ added, age }) => (
      <time dateTime={added.toISOString()} dir="auto">
        {age}
      </time>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    tone: 'text',
    inCard: 'alone',
    width: '8rem',
    sortBy: ({ status }) => statuses[status].order,
    cell: ({ status }) => <StatusBadge shape={statuses[status].shape} label={statuses[status].label} />,
  },
]

/** The actions of a document; a disabled delete button has a tooltip with the reason. */
export function DocumentActions({ name, status }: ListedDocument) {
  const isIndexed = status === 'indexed' || status === 'processing'
  return (
    <>
      {status === 'ready' && (
        <Button size="small" aria-label={`Index for Search: ${name}`}>
          Index for Search
        </Button>
      )}
      {status === 'failed' && (
        <Button size="small" icon={<RotateCw aria-hidden="true" />} aria-label={`Retry ${name}`}>
          Retry
        </Button>
      )}
      <Tooltip
        content={
          isIndexed ? 'Cannot delete indexed documents - this would break graph connections' : 'Delete'
        }
      >
        <IconButton label={`Delete ${name}`} disabled={isIndexed}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </>
  )
}
