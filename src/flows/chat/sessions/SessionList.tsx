import { MessageSquareQuote, Plus, RotateCw, Scale, Waypoints } from 'lucide-react'
import { memo, useDeferredValue, useState } from 'react'
import type { ChatSession } from '../../../api/types.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Kbd } from '../../../ui/Kbd/Kbd.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import type { ChatRequest } from '../chat.base.ts'
import type { SessionsStatus } from '../viewStatus.ts'
import * as styles from './SessionList.css.ts'
import { SessionRow } from './SessionRow.tsx'
import { sessionsWith } from './sessionSearch.ts'

export interface SessionListProps {
  sessions: readonly ChatSession[]
  selectedId: string | null
  status: SessionsStatus
  send: (event: ChatRequest) => void
  onNewChat: () => void
}

const FEATURES = [
  { icon: Waypoints, text: 'Reasons over your graph' },
  { icon: Scale, text: 'Weighs contradictions' },
  { icon: MessageSquareQuote, text: 'Cites file and page' },
]

const NOTHING_FOUND = 'No session has these words in its title.'

/** The chats so far, a new one, and what the assistant does. */
export const SessionList = memo(function SessionList(props: SessionListProps) {
  return (
    <div className={styles.root} data-sessions>
      <Button className={styles.newChat} icon={<Plus aria-hidden="true" />} onClick={props.onNewChat}>
        New Chat
        <Kbd className={styles.key} aria-hidden="true">
          N
        </Kbd>
      </Button>
      <h2 className={styles.heading}>Sessions</h2>
      <Sessions {...props} />
      <ul className={styles.features}>
        {FEATURES.map(({ icon: Icon, text }) => (
          <li key={text} className={styles.feature}>
            <Icon size={14} strokeWidth={1.6} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
})

function Sessions({ sessions, selectedId, status, send }: SessionListProps) {
  const [query, setQuery] = useState('')
  // What is typed comes first, however many sessions there are to look through.
  const found = sessionsWith(sessions, useDeferredValue(query))
  const isNothingFound = sessions.length > 0 && found.length === 0
  return (
    <>
      {sessions.length > 0 && (
        <SearchField
          className={styles.search}
          label="Search sessions"
          shortcut="/"
          value={query}
          onValueChange={setQuery}
        />
      )}
      {status === 'failed' && (
        <div className={styles.note}>
          Failed to load chat sessions
          <Button
            size="small"
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => send({ type: 'sessions.requested' })}
          >
            Retry
          </Button>
        </div>
      )}
      {status === 'listed' && sessions.length === 0 && (
        <p className={styles.note}>Your chats will be listed here.</p>
      )}
      {isNothingFound && <p className={styles.note}>{NOTHING_FOUND}</p>}
      <Announcement>{isNothingFound && NOTHING_FOUND}</Announcement>
      {/* A list that is loaded anew stays until the new one is there. */}
      {status === 'loading' && sessions.length === 0 ? (
        <SessionsSkeleton />
      ) : (
        <ul className={styles.list}>
          {found.map((session) => (
            <SessionRow key={session.id} session={session} isOpen={session.id === selectedId} send={send} />
          ))}
        </ul>
      )}
    </>
  )
}

const SKELETON_WIDTHS = ['88%', '72%', '94%', '64%', '80%']

function SessionsSkeleton() {
  return (
    <div className={styles.list}>
      {SKELETON_WIDTHS.map((width, index) => (
        <div key={width} className={styles.session}>
          <span>
            <Skeleton width={width} label={index === 0 ? 'Loading sessions' : undefined} />
          </span>
          <span className={styles.count}>
            <Skeleton width="40%" />
          </span>
        </div>
      ))}
    </div>
  )
}
