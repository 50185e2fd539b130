import type { ChatEvent } from '../machine/chat.types.ts'
import { QuestionButton } from '../suggestions/QuestionButton.tsx'
import * as styles from '../suggestions/Suggestions.css.ts'
import * as message from './Message.css.ts'
import { AvatarColumn } from './MessageFrame.tsx'

export interface FollowUpsProps {
  questions: readonly string[]
  send: (event: ChatEvent) => void
}

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
