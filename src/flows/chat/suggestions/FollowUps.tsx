import type { ChatEvent } from '../chat.types.ts'
import * as message from '../thread/Message.css.ts'
import { AvatarColumn } from '../thread/MessageFrame.tsx'
import { QuestionButton } from './QuestionButton.tsx'
import * as styles from './Suggestions.css.ts'

export interface FollowUpsProps {
  questions: readonly string[]
  send: (event: ChatEvent) => void
}

/** Follow-up questions below the last answer. */
export function FollowUps({ questions, send }: FollowUpsProps) {
  if (questions.length === 0) return null
  return (
    <section className={`${styles.followUps} ${message.message}`} aria-labelledby={HEADING_ID}>
      <AvatarColumn>{null}</AvatarColumn>
      <div>
        <h3 id={HEADING_ID} className={styles.heading}>
          Follow-up questions
        </h3>
        <ul className={styles.list}>
          {questions.map((question) => (
            <li key={question}>
              <QuestionButton question={question} send={send} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const HEADING_ID = 'follow-up-questions'
