import { Download } from 'lucide-react'
import type { Ref } from 'react'
import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { waitlistStatusLabel } from '../../../domain/waitlist.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FilterBar } from '../../../ui/FilterBar/FilterBar.tsx'
import type { AdminWaitlistEvent } from './adminWaitlist.base.ts'
import type { WaitlistFilter } from './waitlistSearch.ts'

/** In the order of the counters above. */
const STATUSES: readonly WaitlistStatus[] = ['pending', 'approved', 'registered', 'active', 'rejected']
const OPTIONS: readonly { value: WaitlistFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...STATUSES.map((value) => ({ value, label: waitlistStatusLabel(value) })),
]

export interface WaitlistFiltersProps {
  search: string
  /** The search's input. */
  searchRef: Ref<HTMLInputElement>
  filter: WaitlistFilter
  disabled: boolean
  /** There is something to keep as a file. */
  canExport: boolean
  send: (event: AdminWaitlistEvent) => void
  onExport: () => void
}

/** What narrows the list, and the way to keep what is left of it. */
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
      onSearch={(words) => send({ type: 'search.edited', search: words })}
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
