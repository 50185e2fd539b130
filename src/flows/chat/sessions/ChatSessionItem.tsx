import { Trash2 } from 'lucide-react'
import type { ChatSession } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Highlight } from '../../../modules/help/Highlight.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import * as styles from './ChatSessionList.css.ts'

export interface ChatSessionItemProps {
  session: ChatSession
  /** When it began, as text. */
  time: string | undefined
  /** The part of a message that a search finds. */
  excerpt?: string | undefined
  /** The search. */
  query?: string | undefined
  isOpen: boolean
  send: (event: ChatEvent) => void
}

export function ChatSessionItem({
  session: { id, title, message_count, created_at },
  time,
  excerpt,
  query = '',
  isOpen,
  send,
}: ChatSessionItemProps) {
  const name = toDisplayName(title)
  return (
    <li className={styles.item} data-chat-session={id}>
      <button
        type="button"
        className={styles.session}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => send({ type: 'session.selected', id })}
      >
        <span className={styles.sessionTitle} title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.count}>
          <bdi>
            <time dateTime={created_at}>{time}</time>
          </bdi>{' '}
          ·{' '}
          <bdi>
            {message_count} {message_count === 1 ? 'message' : 'messages'}
          </bdi>
        </span>
        {excerpt && (
          <span className={styles.excerpt} dir="auto">
            <Highlight text={excerpt} query={query} />
          </span>
        )}
      </button>
      <IconButton
        label={`Delete ${name}`}
        className={styles.deleteButton}
        onClick={() => send({ type: 'deletion.requested', id })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
