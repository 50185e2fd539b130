import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ChatEvent } from '../machine/chat.types.ts'
import * as styles from './Suggestions.css.ts'

export interface QuestionButtonProps {
  question: string
  icon?: ReactNode
  /** Shown below the question. */
  note?: ReactNode
  send: (event: ChatEvent) => void
}

export function QuestionButton({ question, icon, note, send }: QuestionButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => send({ type: 'suggestion.chosen', question })}
    >
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.texts}>
        <span className={styles.question} dir="auto">
          {toDisplayName(question)}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <ArrowRight className={styles.arrow} aria-hidden="true" />
    </button>
  )
}
