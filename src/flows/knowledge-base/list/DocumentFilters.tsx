import { useEffect, useRef } from 'react'
import type { DocumentFilter } from '../../../domain/document.ts'
import { DOCUMENT_FILTERS } from '../../../domain/document.ts'
import { FilterBar } from '../../../ui/FilterBar/FilterBar.tsx'
import type { DocumentsRequest } from '../documents.base.ts'
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
    const { activeElement } = document
    const isNew = activeElement === document.body || activeElement?.tagName === 'H1'
    if (isReady && isNew) searchRef.current?.focus()
  }, [isReady])
  return (
    <FilterBar
      className={styles.filters}
      searchRef={searchRef}
      searchLabel="Search by file name"
      search={search}
      onSearch={(words) => send({ type: 'search.edited', search: words })}
      filterLabel="Status"
      options={OPTIONS}
      filter={filter}
      onFilter={(status) => send({ type: 'filter.chosen', filter: status })}
      disabled={disabled}
    />
  )
}
