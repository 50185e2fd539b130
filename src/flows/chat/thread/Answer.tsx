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
import { reportsContradictions } from './messages.ts'

/** An opening paragraph that is longer than this does not lead. */
const LEAD_LENGTH = 200

export interface AnswerProps extends AnswerSummaryProps, AnswerActionsProps {
  contradictionAlerts: boolean
}

/** An answer in its formatted text, under it how well it is founded and what can be done with it. */
export function Answer({ answer, isPinned, onPin, contradictionAlerts, ...actions }: AnswerProps) {
  return (
    <>
      {contradictionAlerts && reportsContradictions(answer) && (
        // Part of what is read, and no alarm: a thread may have many.
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
      <AnswerSummary answer={answer} isPinned={isPinned} onPin={onPin} />
      <AnswerActions answer={answer} {...actions} />
    </>
  )
}

/** Parsed once: pinning and pointing happen around it, and its marks hear of them by themselves. */
const AnswerText = memo(function AnswerText({ answer }: { answer: ThreadMessage }) {
  const renderCitation = useCallback(
    (marker: number) => <Citation answer={answer} marker={marker} />,
    [answer],
  )
  const end = answer.content.search(/\n\s*\n/)
  return (
    <Markdown
      text={answer.content}
      lead={end > 0 && end <= LEAD_LENGTH}
      renderCitation={renderCitation}
      className={styles.answer}
    />
  )
})
