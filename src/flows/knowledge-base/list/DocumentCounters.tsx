import { useMemo } from 'react'
import type { DocumentFields } from '../../../domain/document.ts'
import { countDocuments } from '../../../domain/document.ts'
import { CounterStrip } from '../../../ui/CounterStrip/CounterStrip.tsx'

export interface DocumentCountersProps {
  /** Null while they load. */
  documents: readonly (DocumentFields & { id: string })[] | null
  /** Those that count as failed, whatever the listing says. */
  locallyFailedIds: readonly string[]
}

/** The four counters, whose glyphs are the key to the list. */
export function DocumentCounters({ documents, locallyFailedIds }: DocumentCountersProps) {
  const counts = useMemo(
    () => documents && countDocuments(documents, locallyFailedIds),
    [documents, locallyFailedIds],
  )
  return (
    <CounterStrip
      items={[
        { label: 'Total Documents', value: counts?.total },
        { label: 'Indexed', value: counts?.indexed, shape: 'check' },
        { label: 'Processing', value: counts?.processing, shape: 'partial' },
        { label: 'Failed', value: counts?.failed, shape: 'cross' },
      ]}
    />
  )
}
