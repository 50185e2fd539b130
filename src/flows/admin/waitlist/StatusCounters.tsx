import { useMemo } from 'react'
import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { APPLICATION_STATUS_LIST } from '../../../modules/status/applicationStatus.ts'
import { CounterStrip } from '../../../ui/CounterStrip/CounterStrip.tsx'
import { countByStatus } from './waitlistCounts.ts'
import type { WaitlistFilter } from './waitlistSearch.ts'

export interface StatusCountersProps {
  /** Null while loading. */
  applications: readonly { status: WaitlistStatus }[] | null
  filter: WaitlistFilter
  onFilter: (filter: WaitlistFilter) => void
}

/** The number of applications, in total and by status. Each is a filter of the list; pressed again, it shows all. */
export function StatusCounters({ applications, filter, onFilter }: StatusCountersProps) {
  const counts = useMemo(() => applications && countByStatus(applications), [applications])
  const filterBy = (value: WaitlistFilter) => ({
    pressed: filter === value,
    onPress: () => onFilter(filter === value ? 'all' : value),
  })
  return (
    <CounterStrip
      aria-label="Applications by status"
      items={[
        { label: 'Total', value: counts?.total, ...filterBy('all') },
        ...APPLICATION_STATUS_LIST.map(([status, { counterLabel, shape }]) => ({
          label: counterLabel,
          value: counts?.[status],
          shape,
          ...filterBy(status),
        })),
      ]}
    />
  )
}
