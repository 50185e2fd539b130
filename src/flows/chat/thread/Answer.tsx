import type { ReactNode } from 'react'
import { memo, useCallback } from 'react'
import Markdown from '../../../ui/Markdown/Markdown.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { Citation } from '../evidence/Citation.tsx'
import type { AnswerActionsProps } from './AnswerActions.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import type { AnswerSummaryProps } from './AnswerSummary.tsx'
import { AnswerSummary } from './AnswerSummary.tsx'
import * as styles from './Message.css.ts'
import type { ThreadMessage } from './messages.ts'
import { hasEvidence, reportsContradictions } from './messages.ts'

/** Maximum length in characters of a first paragraph that is styled as a lead. */
const MAX_LEAD_LENGTH = 200

export interface AnswerProps extends AnswerSummaryProps, AnswerActionsProps {
  contradictionAlerts: boolean
  /** Shown below an answer without evidence. */
  waitingDocuments?: ReactNode
}

/** An answer: its formatted text, a summary of its evidence, and its buttons. */
export function Answer({
  answer,
  isPinned,
  onPin,
  contradictionAlerts,
  waitingDocuments,
  ...actions
}: AnswerProps) {
  return (
    <>
      {contradictionAlerts && reportsContradictions(answer) && (
        // role="note" instead of an alert: a thread may contain many.
        <Notice
          tone="warning"
          role="note"
          className={styles.alert}
          title="Your documents contradict each other here"
        >
          Look at what speaks against each hypothesis before you rely on this answer.
        </Notice>
      )}
      <AnswerText answer={answer} />
      {!hasEvidence(answer) && waitingDocuments}
      <AnswerSummary answer={answer} isPinned={isPinned} onPin={onPin} />
      <AnswerActions answer={answer} {...actions} />
    </>
  )
}

/** Memoized: the Markdown is parsed once. Citations read the source selection from their context. */
const AnswerText = memo(function AnswerText({ answer }: { answer: ThreadMessage }) {
  const renderCitation = useCallback(
    (marker: number) => <Citation answer={answer} marker={marker} />,
    [answer],
  )
  const firstParagraphEnd = answer.content.search(/\n\s*\n/)
  return (
    <Markdown
      text={answer.content}
      lead={firstParagraphEnd > 0 && firstParagraphEnd <= MAX_LEAD_LENGTH}
      renderCitation={renderCitation}
      className={styles.answer}
    />
  )
})
