import { Ellipsis, Pin, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChatSession } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Highlight } from '../../../modules/help/Highlight.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { MenuCheckboxItem } from '../../../ui/Menu/MenuCheckboxItem.tsx'
import { MenuItem } from '../../../ui/Menu/MenuItem.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
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
  session: { id, title, message_count, created_at, pinned = false },
  time,
  excerpt,
  query = '',
  isOpen,
  send,
}: ChatSessionItemProps) {
  const name = toDisplayName(title)
  const openRef = useRef<HTMLButtonElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <li className={styles.item} data-chat-session={id}>
        <RenameField
          title={title}
          onDone={(renamed) => {
            setRenaming(false)
            if (renamed !== title) send({ type: 'session.changed', id, change: { title: renamed } })
            requestAnimationFrame(() => openRef.current?.focus())
          }}
        />
      </li>
    )
  return (
    <li className={styles.item} data-chat-session={id}>
      <button
        ref={openRef}
        type="button"
        className={styles.session}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => send({ type: 'session.selected', id })}
      >
        <span className={styles.sessionTitle} title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.count}>
          {pinned && (
            <>
              <Pin className={styles.pin} aria-hidden="true" />
              <VisuallyHidden>Pinned </VisuallyHidden>
            </>
          )}
          <bdi>
            <time dateTime={created_at}>{time}</time>
          </bdi>{' '}
          · <bdi>{countMessages(message_count)}</bdi>
        </span>
        {excerpt && (
          <span className={styles.excerpt} dir="auto">
            <Highlight text={excerpt} query={query} />
          </span>
        )}
      </button>
      <span className={styles.actions}>
        <Menu
          align="end"
          trigger={
            <IconButton label={`More actions for ${name}`} className={styles.action}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={() => setRenaming(true)}>Rename</MenuItem>
          <MenuCheckboxItem
            checked={pinned}
            onCheckedChange={(checked) => send({ type: 'session.changed', id, change: { pinned: checked } })}
          >
            Pin to the top
          </MenuCheckboxItem>
        </Menu>
        <IconButton
          label={`Delete ${name}`}
          className={styles.action}
          onClick={() => send({ type: 'deletion.requested', id })}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  )
}

export const countMessages = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`

/** Enter and leaving the field save the title; Escape and a blank title keep the old one. */
function RenameField({ title, onDone }: { title: string; onDone: (title: string) => void }) {
  const [text, setText] = useState(title)
  const save = () => onDone(text.trim() || title)
  return (
    <TextField
      ref={(input) => input?.focus()}
      label="Title of the chat"
      hideLabel
      value={text}
      onValueChange={setText}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') onDone(title)
      }}
    />
  )
}
