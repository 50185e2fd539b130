import { Download } from 'lucide-react'
import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { waitlistStatusLabel } from '../../../domain/waitlist.ts'
import type { WaitlistFilter } from '../../../domain/waitlistSearch.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl/SegmentedControl.tsx'
import type { AdminWaitlistEvent } from '../adminWaitlist.setup.ts'
import * as styles from './WaitlistTab.css.ts'

/** In the order of the counters above. */
const STATUSES: readonly WaitlistStatus[] = ['pending', 'approved', 'registered', 'active', 'rejected']
const OPTIONS: readonly { value: WaitlistFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...STATUSES.map((value) => ({ value, label: waitlistStatusLabel(value) })),
]

export interface WaitlistFiltersProps {
  search: string
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
  filter,
  disabled,
  canExport,
  send,
  onExport,
}: WaitlistFiltersProps) {
  return (
    <div className={styles.filters}>
      <SearchField
        className={styles.search}
        label="Search applications"
        shortcut="/"
        disabled={disabled}
        value={search}
        onValueChange={(words) => send({ type: 'search.edited', search: words })}
      />
      <SegmentedControl
        label="Status"
        options={OPTIONS}
        value={filter}
        disabled={disabled}
        onValueChange={(status) => send({ type: 'filter.chosen', filter: status })}
      />
      <Button
        className={styles.toExport}
        icon={<Download aria-hidden="true" />}
        disabled={disabled || !canExport}
        focusableWhenDisabled
        onClick={onExport}
      >
        Export CSV
      </Button>
    </div>
  )
}
