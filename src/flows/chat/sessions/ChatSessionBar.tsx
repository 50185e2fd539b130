import { ChevronsUpDown, History, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { NEW_CHAT_TITLE } from '../../../domain/chat.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Drawer } from '../../../ui/Drawer/Drawer.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import type { ChatEvent } from '../machine/chat.types.ts'
import * as styles from './ChatSessionBar.css.ts'
import type { ChatSessionListProps } from './ChatSessionList.tsx'
import { ChatSessionList } from './ChatSessionList.tsx'

export interface ChatSessionBarProps extends ChatSessionListProps {
  toolbar: ReactNode
}

/** What leaves the drawer open: search, a retry of the list, and deleting chat sessions, also the open one. */
const KEEPS_OPEN: readonly ChatEvent['type'][] = [
  'search.edited',
  'sessions.requested',
  'deletion.requested',
  'newChat.requested',
]

/** Phones only: shows the open chat session and opens the list in a drawer. */
export function ChatSessionBar({ toolbar, ...props }: ChatSessionBarProps) {
  const [isOpen, setOpen] = useState(false)
  const open = props.sessions.find(({ id }) => id === props.selectedId)
  const title = toDisplayName(open?.title ?? NEW_CHAT_TITLE)
  const send: ChatSessionListProps['send'] = (event) => {
    if (!KEEPS_OPEN.includes(event.type)) setOpen(false)
    props.send(event)
  }
  const startNewChat = () => {
    setOpen(false)
    props.onNewChat()
  }
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={`Sessions, ${title}`}
        onClick={() => setOpen(true)}
      >
        <History size={16} strokeWidth={1.6} aria-hidden="true" />
        <span className={styles.title}>{title}</span>
        <ChevronsUpDown size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {toolbar}
      <IconButton label="New Chat" onClick={props.onNewChat}>
        <Plus aria-hidden="true" />
      </IconButton>
      <Drawer open={isOpen} onOpenChange={setOpen} title="Chat">
        <ChatSessionList {...props} send={send} onNewChat={startNewChat} />
      </Drawer>
    </div>
  )
}
