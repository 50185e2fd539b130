import { useMemo } from 'react'
import type { DocumentFields } from '../../../domain/document.ts'
import { DOCUMENT_STATUS } from '../../../modules/status/documentStatus.ts'
import { CounterStrip } from '../../../ui/CounterStrip/CounterStrip.tsx'
import { countDocuments } from './countDocuments.ts'

export interface DocumentCountersProps {
  /** Null while they load. */
  documents: readonly (DocumentFields & { id: string })[] | null
  /** Documents whose last attempt failed in this browser. */
  locallyFailedIds: readonly string[]
}

/** The counters above the list. Each has the shape that its documents have in the list. */
export function DocumentCounters({ documents, locallyFailedIds }: DocumentCountersProps) {
  const counts = useMemo(
    () => documents && countDocuments(documents, locallyFailedIds),
    [documents, locallyFailedIds],
  )
  const { indexed, processing, failed } = DOCUMENT_STATUS
  return (
    <CounterStrip
      items={[
        { label: 'Total Documents', value: counts?.total },
        { label: indexed.label, value: counts?.indexed, shape: indexed.shape },
        { label: processing.label, value: counts?.processing, shape: processing.shape },
        { label: failed.label, value: counts?.failed, shape: failed.shape },
      ]}
    />
  )
}
