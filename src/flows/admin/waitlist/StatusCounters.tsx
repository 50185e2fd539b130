import { useMemo } from 'react'
import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { CounterStrip } from '../../../ui/CounterStrip/CounterStrip.tsx'
import { statusShape } from './statusShape.ts'
import { countByStatus } from './waitlistCounts.ts'

const LABELS: readonly (readonly [WaitlistStatus, string])[] = [
  ['pending', 'Pending Review'],
  ['approved', 'Approved'],
  ['registered', 'Registered'],
  ['active', 'Active Users'],
  ['rejected', 'Rejected'],
]

export interface StatusCountersProps {
  /** Null while they load. */
  submissions: readonly { status: WaitlistStatus }[] | null
}

/** How many applied, and how far they have come; the glyphs are the key to the list. */
export function StatusCounters({ submissions }: StatusCountersProps) {
  const counts = useMemo(() => submissions && countByStatus(submissions), [submissions])
  return (
    <CounterStrip
      items={[
        { label: 'Total', value: counts?.total },
        ...LABELS.map(([status, label]) => ({
          label,
          value: counts?.[status],
          shape: statusShape(status),
        })),
      ]}
    />
  )
}
