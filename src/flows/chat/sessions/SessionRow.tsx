import { Trash2 } from 'lucide-react'
import type { ChatSession } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import type { ChatRequest } from '../chat.base.ts'
import * as styles from './SessionList.css.ts'

export interface SessionRowProps {
  session: ChatSession
  isOpen: boolean
  send: (event: ChatRequest) => void
}

/** A session of the list: opens it, and deletes it. */
export function SessionRow({ session: { id, title, message_count }, isOpen, send }: SessionRowProps) {
  const name = toDisplayName(title)
  return (
    <li className={styles.row} data-session={id}>
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
          {message_count} {message_count === 1 ? 'message' : 'messages'}
        </span>
      </button>
      <IconButton
        label={`Delete ${name}`}
        className={styles.remove}
        onClick={() => send({ type: 'deletion.requested', id })}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </li>
  )
}
