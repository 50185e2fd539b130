import { FileText, GitCompareArrows, ListOrdered, Quote, Waypoints } from 'lucide-react'
import type { SuggestedQuestion } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import { QuestionButton } from './QuestionButton.tsx'
import * as styles from './Suggestions.css.ts'

const KINDS: Readonly<Record<SuggestedQuestion['kind'], { icon: typeof Quote; name: string }>> = {
  contradiction: { icon: GitCompareArrows, name: 'Your documents disagree' },
  concept: { icon: Waypoints, name: 'Key concept' },
  document: { icon: FileText, name: 'Newest document' },
  procedure: { icon: ListOrdered, name: 'How-to' },
  fact: { icon: Quote, name: 'From your documents' },
}

export interface SuggestionListProps {
  questions: readonly SuggestedQuestion[]
  send: (event: ChatEvent) => void
}

export function SuggestionList({ questions, send }: SuggestionListProps) {
  return (
    <ul className={styles.list} aria-label="Suggested questions">
      {questions.map(({ question, kind, filenames }) => {
        const { icon: Icon, name } = KINDS[kind] ?? KINDS.fact
        const others = filenames.filter((filename) => !question.includes(filename))
        const files = others.map(toDisplayName).join(', ')
        return (
          <li key={question}>
            <QuestionButton
              question={question}
              icon={<Icon />}
              note={files === '' ? name : `${name} · ${files}`}
              send={send}
            />
          </li>
        )
      })}
    </ul>
  )
}

const PLACEHOLDER_WIDTHS = ['62%', '48%', '70%', '54%']

/** Placeholder of the same height while the questions load. */
export function SuggestionListSkeleton() {
  return (
    <div className={styles.list}>
      {PLACEHOLDER_WIDTHS.map((width, i) => (
        <div key={width} className={styles.placeholder}>
          <Skeleton shape="block" width="16px" height="16px" />
          <span className={styles.texts}>
            <Skeleton
              width={width}
              height="12px"
              label={i === 0 ? 'Loading suggested questions' : undefined}
            />
            <Skeleton width="32%" height="10px" />
          </span>
        </div>
      ))}
    </div>
  )
}
