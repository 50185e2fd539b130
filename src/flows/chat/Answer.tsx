import { memo, useCallback } from 'react'
import Markdown from '../../ui/Markdown/Markdown.tsx'
import type { AnswerSummaryProps } from './AnswerSummary.tsx'
import { AnswerSummary } from './AnswerSummary.tsx'
import { Citation } from './Citation.tsx'
import * as styles from './Message.css.ts'
import type { ThreadMessage } from './messages.ts'

/** An opening paragraph that is longer than this does not lead. */
const LEAD_LENGTH = 200

/** An answer in its formatted text, and under it how well it is founded. */
export function Answer({ answer, isPinned, onPin }: AnswerSummaryProps) {
  return (
    <>
      <AnswerText answer={answer} />
      <AnswerSummary answer={answer} isPinned={isPinned} onPin={onPin} />
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
