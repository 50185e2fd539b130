import type { DocumentFilter } from '../../domain/document.ts'
import { DOCUMENT_FILTERS } from '../../domain/document.ts'
import { SearchField } from '../../ui/SearchField/SearchField.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx'
import * as styles from './DocumentList.css.ts'
import type { DocumentsRequest } from './documents.setup.ts'

const LABELS: Record<DocumentFilter, string> = {
  all: 'All',
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
}

const OPTIONS = DOCUMENT_FILTERS.map((value) => ({ value, label: LABELS[value] }))

export interface DocumentFiltersProps {
  search: string
  filter: DocumentFilter
  disabled: boolean
  send: (event: DocumentsRequest) => void
}

/** What narrows the list: words of the file name, and a status. */
export function DocumentFilters({ search, filter, disabled, send }: DocumentFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label="Search by file name"
        shortcut="/"
        disabled={disabled}
        value={search}
        onValueChange={(words) => send({ type: 'search.edited', search: words })}
      />
      <SegmentedControl
        className={styles.statuses}
        label="Status"
        options={OPTIONS}
        value={filter}
        disabled={disabled}
        onValueChange={(status) => send({ type: 'filter.chosen', filter: status })}
      />
    </div>
  )
}
