import { Files } from 'lucide-react'
import { Button } from '../../../ui/Button/Button.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import { hasEvidence, isAnswer, lastQuestion, type ThreadMessage } from '../messages/messages.ts'
import { QuestionButton } from '../suggestions/QuestionButton.tsx'
import * as styles from '../suggestions/Suggestions.css.ts'
import * as message from './Message.css.ts'
import { AvatarColumn } from './MessageFrame.tsx'

export interface FollowUpsProps {
  messages: readonly ThreadMessage[]
  questions: readonly string[]
  send: (event: ChatEvent) => void
}

/** What can be asked after the last answer. If that found nothing in some documents, the others can be searched too. */
export function FollowUps({ messages, questions, send }: FollowUpsProps) {
  const last = messages.at(-1)
  const isRefused = last !== undefined && isAnswer(last) && !hasEvidence(last)
  const limited = isRefused && (last.document_ids?.length ?? 0) > 0 ? lastQuestion(messages) : null
  if (questions.length === 0 && limited === null) return null
  return (
    <section className={`${styles.followUps} ${message.message}`} aria-labelledby={HEADING_ID}>
      <AvatarColumn>{null}</AvatarColumn>
      <div>
        {limited && (
          <Button
            icon={<Files aria-hidden="true" />}
            className={styles.searchAll}
            onClick={() => {
              send({ type: 'scope.chosen', documentIds: [] })
              send({ type: 'suggestion.chosen', question: limited.content })
            }}
          >
            Search all documents
          </Button>
        )}
        <h3 id={HEADING_ID} className={styles.heading}>
          {isRefused ? 'Try instead' : 'Follow-up questions'}
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
