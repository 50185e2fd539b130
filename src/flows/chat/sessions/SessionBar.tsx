import { ChevronsUpDown, History, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { NEW_CHAT_TITLE } from '../../../domain/evidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Drawer } from '../../../ui/Drawer/Drawer.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import * as styles from './SessionBar.css.ts'
import type { SessionListProps } from './SessionList.tsx'
import { SessionList } from './SessionList.tsx'

/** On phones, at the top: which session is open, and the way to the others. */
export function SessionBar({ tools, ...props }: SessionListProps & { tools: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const open = props.sessions.find(({ id }) => id === props.selectedId)
  const title = toDisplayName(open?.title ?? NEW_CHAT_TITLE)
  const send: SessionListProps['send'] = (event) => {
    // A list that is tried again stays to be chosen from.
    if (event.type !== 'sessions.requested' && event.type !== 'deletion.requested') setOpen(false)
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
      {tools}
      <IconButton label="New Chat" onClick={props.onNewChat}>
        <Plus aria-hidden="true" />
      </IconButton>
      <Drawer open={isOpen} onOpenChange={setOpen} title="Chat">
        <SessionList {...props} send={send} onNewChat={startNewChat} />
      </Drawer>
    </div>
  )
}
