import { MessageSquareQuote, Plus, RotateCw, Scale, Waypoints } from 'lucide-react'
import {
  type KeyboardEvent,
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ChatSession } from '../../../api/types.ts'
import type { MessageMatch } from '../../../modules/chat-search/findMessages.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { Kbd } from '../../../ui/Kbd/Kbd.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import { chatTimes, countChats, pinnedFirst, searchChatSessions } from '../machine/chatSessions.ts'
import type { SessionsStatus } from '../machine/viewStatus.ts'
import { ChatSessionItem } from './ChatSessionItem.tsx'
import * as styles from './ChatSessionList.css.ts'
import { DeletedChats, type Removal } from './DeletedChats.tsx'

const ChatSelection = lazy(() => import('./ChatSelection.tsx'))

export interface ChatSessionListProps {
  sessions: readonly ChatSession[]
  search: string
  /** The messages that the search finds. */
  foundMessages?: readonly MessageMatch[] | undefined
  selectedId: string | null
  status: SessionsStatus
  /** Lets the user delete several. */
  removal?: Removal | undefined
  send: (event: ChatEvent) => void
  onNewChat: () => void
}

const FEATURES = [
  { icon: Waypoints, text: 'Reasons over your graph' },
  { icon: Scale, text: 'Weighs contradictions' },
  { icon: MessageSquareQuote, text: 'Cites file and page' },
]

const NO_MATCHES = 'No matching chats'

/** The list of chat sessions with search, the "New Chat" button and a summary of the assistant's features. */
export const ChatSessionList = memo(function ChatSessionList(props: ChatSessionListProps) {
  return (
    <div className={styles.root} data-chat-sessions>
      <Button className={styles.newChat} icon={<Plus aria-hidden="true" />} onClick={props.onNewChat}>
        New Chat
        <Kbd className={styles.shortcut} aria-hidden="true">
          N
        </Kbd>
      </Button>
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

function Sessions({
  search,
  foundMessages,
  selectedId,
  status,
  removal,
  send,
  ...props
}: ChatSessionListProps) {
  const removed = removal?.state.context.ids
  const sessions = useMemo(
    () => (removed?.length ? props.sessions.filter(({ id }) => !removed.includes(id)) : props.sessions),
    [props.sessions, removed],
  )
  // Deferred, so that filtering a long list does not delay typing.
  const query = useDeferredValue(search)
  const found = pinnedFirst(searchChatSessions(sessions, query, foundMessages))
  const times = useMemo(() => chatTimes(sessions), [sessions])
  const hasNoMatches = sessions.length > 0 && found.length === 0
  /** Ids; null while chats are not selected. */
  const [selection, setSelection] = useState<readonly string[] | null>(null)
  const selected = found.flatMap(({ id }) => (selection?.includes(id) ? id : []))
  const selectRef = useRef<HTMLButtonElement>(null)
  const deletedRef = useRef<HTMLDivElement>(null)
  const wasDeleted = useRef(false)
  const deleteSelected = () => {
    if (selectedId !== null && selected.includes(selectedId)) send({ type: 'newChat.requested' })
    removal?.send({ type: 'removal.requested', ids: selected })
    setSelection(null)
    wasDeleted.current = true
  }
  // Before the drawer looks for the focus, which was on the removed button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when chats are deleted.
  useLayoutEffect(() => {
    if (wasDeleted.current) deletedRef.current?.focus()
    wasDeleted.current = false
  }, [removed])
  const undo = () => {
    selectRef.current?.focus()
    removal?.send({ type: 'removal.undone' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || selection === null) return
    event.stopPropagation()
    setSelection(null)
    selectRef.current?.focus()
  }
  return (
    <>
      <div className={styles.headingRow}>
        <h2 className={styles.heading}>Sessions</h2>
        {removal && (
          <Button
            ref={selectRef}
            size="small"
            variant="quiet"
            aria-label={selection === null ? 'Select chats' : 'Cancel the selection'}
            disabled={sessions.length === 0}
            focusableWhenDisabled
            onClick={() => setSelection(selection === null ? [] : null)}
          >
            {selection === null ? 'Select' : 'Cancel'}
          </Button>
        )}
      </div>
      {removal?.state.matches('undoable') && (
        <DeletedChats
          ref={deletedRef}
          className={styles.deleted}
          count={removal.state.context.ids.length}
          onUndo={undo}
        />
      )}
      {sessions.length > 0 && (
        <SearchField
          className={styles.search}
          label="Search sessions"
          shortcut="/"
          value={search}
          onValueChange={(search) => send({ type: 'search.edited', search })}
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
      {hasNoMatches && <p className={styles.note}>{NO_MATCHES}</p>}
      <Announcement>{hasNoMatches && NO_MATCHES}</Announcement>
      {/* Reloading keeps showing the previous list. */}
      {status === 'loading' && sessions.length === 0 ? (
        <SessionsSkeleton />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its controls
        <div onKeyDown={onKeyDown}>
          {selection === null ? (
            <ul className={styles.list}>
              {found.map((session) => (
                <ChatSessionItem
                  key={session.id}
                  session={session}
                  time={times.get(session.id)}
                  excerpt={foundMessages?.find((message) => message.session.id === session.id)?.text}
                  query={query}
                  isOpen={session.id === selectedId}
                  send={send}
                />
              ))}
            </ul>
          ) : (
            <Suspense fallback={<SessionsSkeleton />}>
              <ChatSelection
                sessions={found}
                times={times}
                selected={selected}
                onSelect={setSelection}
                onDelete={deleteSelected}
              />
            </Suspense>
          )}
        </div>
      )}
      <Announcement>{selected.length > 0 && `${countChats(selected.length)} selected`}</Announcement>
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
