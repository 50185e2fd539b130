import { ChevronDown, ChevronUp, Pencil, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button/Button.tsx'
import type { ChatRequest } from '../chat.base.ts'
import * as styles from './Message.css.ts'
import type { ThreadMessage } from './messages.ts'
import { openingOf } from './openingOf.ts'
import { stamp } from './stamp.ts'

export interface QuestionProps {
  question: ThreadMessage
  /** It is the last one, and nothing is on its way. */
  canChange: boolean
  send: (event: ChatRequest) => void
}

/** A question as it was typed, a long one folded over its answer; the last one can be asked differently. */
export function Question({ question, canChange, send }: QuestionProps) {
  return (
    <>
      <QuestionText text={question.content} />
      {question.isStopped && <p className={styles.stopped}>Stopped before it was answered.</p>}
      {canChange && (
        <div className={styles.questionActions}>
          <Button
            size="small"
            variant="quiet"
            edge="start"
            icon={<Pencil aria-hidden="true" />}
            onClick={() => send({ type: 'edit.begun' })}
          >
            Edit and resend
          </Button>
          {question.isStopped && (
            <Button
              size="small"
              variant="quiet"
              icon={<RotateCw aria-hidden="true" />}
              onClick={() => send({ type: 'question.repeated', ...stamp() })}
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
  const [isWhole, setWhole] = useState(false)
  const opening = openingOf(text)
  return (
    <>
      <p className={styles.question} dir="auto">
        {isWhole ? text : (opening ?? text)}
      </p>
      {opening !== null && (
        <Button
          size="small"
          variant="quiet"
          edge="start"
          className={styles.unfold}
          icon={isWhole ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less of the question' : 'Show the whole question'}
        </Button>
      )}
    </>
  )
}
