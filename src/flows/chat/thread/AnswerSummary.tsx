import { ArrowDown, ChevronRight } from 'lucide-react'
import { wordOf } from '../../../domain/confidence.ts'
import { percentOf } from '../../../lib/scale.ts'
import { formatTimeOfDay } from '../../../lib/text/format.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import { ScoreList } from '../evidence/ScoreList.tsx'
import { useSourceSelection } from '../evidence/sourceSelection.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import { hasEvidence } from '../messages/messages.ts'
import * as styles from './Message.css.ts'

export interface AnswerSummaryProps {
  answer: ThreadMessage
  /** The evidence panel shows this answer. */
  isPinned: boolean
  onPin: (messageId: string) => void
}

/** The average confidence beside the answer's evidence, otherwise a button that moves to the evidence. */
export function AnswerSummary({ answer, isPinned, onPin }: AnswerSummaryProps) {
  const { isSideBySide } = useSourceSelection()
  if (!hasEvidence(answer)) return null
  if (isPinned && isSideBySide) {
    return (
      <div className={styles.scores}>
        <ScoreList average confidence={answer.avg_confidence} salience={null} />
      </div>
    )
  }
  return <ShowEvidenceButton answer={answer} isPinned={isPinned} onPin={onPin} />
}

function ShowEvidenceButton({ answer, isPinned, onPin }: AnswerSummaryProps) {
  const { id, timestamp, avg_confidence, hypotheses, sources } = answer
  // The evidence of the pinned answer is below the thread.
  const Icon = isPinned ? ArrowDown : ChevronRight
  const counts = [
    countOf(hypotheses, 'hypothesis', 'hypotheses'),
    countOf(sources, 'source', 'sources'),
  ].filter((text) => text !== '')
  return (
    <button type="button" className={styles.summary} onClick={() => onPin(id)}>
      <VisuallyHidden>Show the evidence of the {formatTimeOfDay(timestamp)} answer: </VisuallyHidden>
      {avg_confidence != null && (
        <span className={styles.summaryScore}>
          {wordOf(avg_confidence)}, {percentOf(avg_confidence)} confidence
        </span>
      )}
      <span className={styles.counts}>
        {counts.join(' · ')}
        <Icon size={14} strokeWidth={1.6} aria-hidden="true" />
      </span>
    </button>
  )
}

function countOf(list: readonly unknown[] | undefined, one: string, many: string): string {
  const count = list?.length ?? 0
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`
}
