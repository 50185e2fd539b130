import { useEffect, useRef } from 'react'
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
  /** The search takes the focus as soon as it can. */
  isSearching: boolean
  send: (event: DocumentsRequest) => void
}

/** What narrows the list: words of the file name, and a status. */
export function DocumentFilters({ search, filter, disabled, isSearching, send }: DocumentFiltersProps) {
  const searchRef = useRef<HTMLInputElement>(null)
  const isReady = isSearching && !disabled
  useEffect(() => {
    // Not from somebody who has begun something else while the list was loading.
    if (isReady && document.activeElement === document.body) searchRef.current?.focus()
  }, [isReady])
  return (
    <div className={styles.filters}>
      <SearchField
        ref={searchRef}
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
