import type { DocumentFacts } from '../../domain/document.ts'
import { countDocuments } from '../../domain/document.ts'
import { CounterStrip } from '../../ui/CounterStrip/CounterStrip.tsx'

/** The four counters, whose glyphs are the key to the list. `documents` is null while they load. */
export function DocumentCounters({ documents }: { documents: readonly DocumentFacts[] | null }) {
  const counts = documents && countDocuments(documents)
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
