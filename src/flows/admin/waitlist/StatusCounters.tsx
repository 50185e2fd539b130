import { useMemo } from 'react'
import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { APPLICATION_STATUS_LIST } from '../../../modules/status/applicationStatus.ts'
import { CounterStrip } from '../../../ui/CounterStrip/CounterStrip.tsx'
import { countByStatus } from './waitlistCounts.ts'

export interface StatusCountersProps {
  /** Null while loading. */
  applications: readonly { status: WaitlistStatus }[] | null
}

/** The number of applications, in total and by status. */
export function StatusCounters({ applications }: StatusCountersProps) {
  const counts = useMemo(() => applications && countByStatus(applications), [applications])
  return (
    <CounterStrip
      items={[
        { label: 'Total', value: counts?.total },
        ...APPLICATION_STATUS_LIST.map(([status, { counterLabel, shape }]) => ({
          label: counterLabel,
          value: counts?.[status],
          shape,
        })),
      ]}
    />
  )
}
