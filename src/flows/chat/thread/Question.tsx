import { ChevronDown, ChevronUp, Pencil, RotateCw, TextQuote } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import * as styles from './Message.css.ts'
import { questionPreview } from './questionPreview.ts'

export interface QuestionProps {
  question: ThreadMessage
  understoodAs: string | null
  /** True for the last question while no answer is pending. */
  canChange: boolean
  send: (event: ChatEvent) => void
}

/** A question; a long one is shown as a preview first. The last one can be edited. */
export function Question({ question, understoodAs, canChange, send }: QuestionProps) {
  return (
    <>
      <QuestionText text={question.content} />
      {understoodAs !== null && (
        <p className={styles.note} dir="auto">
          Understood as: {understoodAs}
        </p>
      )}
      {question.isStopped && <p className={styles.stopped}>Stopped before it was answered.</p>}
      {canChange && (
        <div className={styles.questionActions}>
          <Button
            size="small"
            variant="quiet"
            edge="start"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => send({ type: 'edit.started' })}
          >
            Edit and resend
          </Button>
          {understoodAs !== null && (
            <Button
              size="small"
              variant="quiet"
              icon={<TextQuote aria-hidden="true" />}
              onClick={() => send({ type: 'question.repeated', isAsTyped: true })}
            >
              Ask as typed
            </Button>
          )}
          {question.isStopped && (
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCw aria-hidden="true" />}
              onClick={() => send({ type: 'question.repeated' })}
            >
              Ask again
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function QuestionText({ text }: { text: string }) {
  const [isExpanded, setExpanded] = useState(false)
  const preview = questionPreview(text)
  return (
    <>
      <p className={styles.question} dir="auto">
        {isExpanded ? text : (preview ?? text)}
      </p>
      {preview !== null && (
        <Button
          size="small"
          variant="quiet"
          edge="start"
          className={styles.previewToggle}
          icon={isExpanded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? 'Show less of the question' : 'Show the whole question'}
        </Button>
      )}
    </>
  )
}
