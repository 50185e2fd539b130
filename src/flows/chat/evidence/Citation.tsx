import { stepOf } from '../../../domain/confidence.ts'
import { placeOfMarker } from '../../../domain/evidence.ts'
import { CitationChip } from '../../../ui/CitationChip/CitationChip.tsx'
import type { ThreadMessage } from '../thread/messages.ts'
import { isSameSource, sourceLabel, useEvidenceFocus } from './evidenceFocus.ts'

/** A marker `[n]` in an answer. One that stands for no source of the answer stays text. */
export function Citation({ answer, marker }: { answer: ThreadMessage; marker: number }) {
  const { pointed, chosen, point, choose } = useEvidenceFocus()
  const place = placeOfMarker(marker, answer.citations)
  const source = answer.sources?.[place]
  if (source === undefined) return `[${marker}]`
  const at = { answerId: answer.id, place }
  return (
    <CitationChip
      // The number of its card, which is the marker's own wherever the backend counts as it lists.
      number={place + 1}
      step={stepOf(source.confidence)}
      active={isSameSource(chosen, at)}
      highlighted={isSameSource(pointed, at)}
      label={sourceLabel(place + 1, source)}
      onPointerEnter={() => point(at)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(at)}
      onBlur={() => point(null)}
      onClick={() => choose(at)}
    />
  )
}
