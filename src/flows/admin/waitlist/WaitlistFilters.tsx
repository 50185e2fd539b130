import { Download } from 'lucide-react'
import type { Ref } from 'react'
import { APPLICATION_STATUS_LIST } from '../../../modules/status/applicationStatus.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FilterBar } from '../../../ui/FilterBar/FilterBar.tsx'
import type { AdminWaitlistEvent } from './adminWaitlist.types.ts'
import type { WaitlistFilter } from './waitlistSearch.ts'

const OPTIONS: readonly { value: WaitlistFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...APPLICATION_STATUS_LIST.map(([value, { label }]) => ({ value, label })),
  { value: 'email-not-sent', label: 'Email not sent' },
]

export interface WaitlistFiltersProps {
  search: string
  searchRef: Ref<HTMLInputElement>
  filter: WaitlistFilter
  disabled: boolean
  canExport: boolean
  send: (event: AdminWaitlistEvent) => void
  onExport: () => void
}

export function WaitlistFilters({
  search,
  searchRef,
  filter,
  disabled,
  canExport,
  send,
  onExport,
}: WaitlistFiltersProps) {
  return (
    <FilterBar
      searchRef={searchRef}
      searchLabel="Search applications"
      search={search}
      onSearch={(text) => send({ type: 'search.edited', search: text })}
      filterLabel="Status"
      options={OPTIONS}
      filter={filter}
      onFilter={(status) => send({ type: 'filter.chosen', filter: status })}
      disabled={disabled}
    >
      <Button
        icon={<Download aria-hidden="true" />}
        disabled={disabled || !canExport}
        focusableWhenDisabled
        onClick={onExport}
      >
        Export CSV
      </Button>
    </FilterBar>
  )
}
