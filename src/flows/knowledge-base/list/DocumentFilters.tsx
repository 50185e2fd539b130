import { useEffect, useRef } from 'react'
import { FilterBar } from '../../../ui/FilterBar/FilterBar.tsx'
import type { DocumentsRequest } from '../machine/documents.types.ts'
import type { DocumentFilter } from '../machine/matchingDocuments.ts'
import { DOCUMENT_FILTERS } from '../machine/matchingDocuments.ts'
import * as styles from './DocumentList.css.ts'

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
  /** Focuses the search field once it is enabled. */
  isSearching: boolean
  send: (event: DocumentsRequest) => void
}

export function DocumentFilters({ search, filter, disabled, isSearching, send }: DocumentFiltersProps) {
  const searchRef = useRef<HTMLInputElement>(null)
  const isReady = isSearching && !disabled
  useEffect(() => {
    // Do not take focus from an element that the user focused while the list was loading.
    const { activeElement } = document
    const isFocusFree = activeElement === document.body || activeElement?.tagName === 'H1'
    if (isReady && isFocusFree) searchRef.current?.focus()
  }, [isReady])
  return (
    <FilterBar
      className={styles.filters}
      searchRef={searchRef}
      searchLabel="Search by file name"
      search={search}
      onSearch={(text) => send({ type: 'search.edited', search: text })}
      filterLabel="Status"
      options={OPTIONS}
      filter={filter}
      onFilter={(status) => send({ type: 'filter.chosen', filter: status })}
      disabled={disabled}
    />
  )
}
