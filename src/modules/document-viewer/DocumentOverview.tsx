import { Link as RouterLink } from 'react-router-dom'
import type { Document } from '../../api/types.ts'
import { PATHS } from '../../domain/paths.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { Link } from '../../ui/Link/Link.tsx'
import * as styles from './DocumentDialog.css.ts'

/** Sentences that say what a document is about, and questions that it answers, which are asked in a new chat. */
export function DocumentOverview({ summary, suggested_questions: questions = [] }: Partial<Document>) {
  if (!summary && questions.length === 0) return null
  return (
    <section className={styles.overview} aria-label="Summary">
      {summary && (
        <blockquote className={styles.summary} dir="auto">
          {toDisplayName(summary)}
        </blockquote>
      )}
      {questions.length > 0 && (
        <ul className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>
              <Link standalone tone="quiet" render={<RouterLink to={PATHS.chat} state={{ question }} />}>
                {toDisplayName(question)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
