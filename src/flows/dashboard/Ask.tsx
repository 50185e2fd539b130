import { ArrowRight, ArrowUp } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { SuggestedQuestion } from '../../api/types.ts'
import { PATHS } from '../../domain/paths.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Overview.css.ts'

const LABEL = 'Ask about your documents'

export interface AskProps {
  /** Questions that the documents answer; null while loading. */
  questions: readonly SuggestedQuestion[] | null
  onAsk: (question: string) => void
}

/** Asks a typed or a suggested question in a new chat. */
export function Ask({ questions, onAsk }: AskProps) {
  const [text, setText] = useState('')
  const question = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (question !== '') onAsk(question)
  }
  return (
    <div className={styles.ask}>
      <form onSubmit={submit}>
        <TextField
          label={LABEL}
          hideLabel
          placeholder={LABEL}
          dir="auto"
          autoComplete="off"
          className={styles.field}
          value={text}
          onValueChange={setText}
          end={
            <IconButton label="Ask" type="submit" variant="primary" size="medium" disabled={question === ''}>
              <ArrowUp aria-hidden="true" />
            </IconButton>
          }
        />
      </form>
      {questions === null && (
        <div className={styles.questions}>
          <div className={styles.row}>
            <Skeleton width="55%" label="Loading suggested questions" />
          </div>
          <div className={styles.row}>
            <Skeleton width="45%" />
          </div>
        </div>
      )}
      {questions !== null && questions.length > 0 && (
        <ul aria-label="Suggested questions" className={styles.questions}>
          {questions.map(({ question }) => (
            <li key={question}>
              <Link to={PATHS.chat} state={{ question }} className={styles.link}>
                <span dir="auto" className={styles.words}>
                  {toDisplayName(question)}
                </span>
                <ArrowRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
