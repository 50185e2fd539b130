import { stepOf } from '../../../domain/confidence.ts'
import { CitationChip } from '../../../ui/CitationChip/CitationChip.tsx'
import type { ThreadMessage } from '../messages/messages.ts'
import { citedSourceIndex } from '../messages/sources.ts'
import { isSameSource, sourceLabel, useSourceSelection } from './sourceSelection.ts'

export interface CitationProps {
  answer: ThreadMessage
  marker: number
}

/** A marker `[n]` in an answer. Rendered as text if the answer has no such source. */
export function Citation({ answer, marker }: CitationProps) {
  const { highlighted, selected, highlight, select } = useSourceSelection()
  const index = citedSourceIndex(marker, answer.citations)
  const source = answer.sources?.[index]
  if (source === undefined) return `[${marker}]`
  const ref = { answerId: answer.id, index }
  return (
    <CitationChip
      // The number of the source's card. It differs from the marker if the backend's citations skip or reorder sources.
      number={index + 1}
      step={stepOf(source.confidence)}
      active={isSameSource(selected, ref)}
      highlighted={isSameSource(highlighted, ref)}
      label={sourceLabel(index + 1, source)}
      onPointerEnter={() => highlight(ref)}
      onPointerLeave={() => highlight(null)}
      onFocus={() => highlight(ref)}
      onBlur={() => highlight(null)}
      onClick={(event) => select(ref, event.currentTarget)}
    />
  )
}
