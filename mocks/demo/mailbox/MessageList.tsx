import { Mail, MessageSquare } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { cx } from '../../../src/theme/cx.ts'
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { MailRow } from '../../hosted/rows.ts'
import * as styles from './MessageList.css.ts'
import { isTextMessage, SENDER, shortTime } from './message.ts'

export interface MessageListProps {
  /** Newest first. */
  mails: readonly MailRow[]
  isRead: (id: string) => boolean
  selectedId: string | undefined
  /** Whether the selected message gets the focus, because the list was opened again. */
  isFocused: boolean
  onSelect: (id: string) => void
}

export function MessageList({ mails, isRead, selectedId, isFocused, onSelect }: MessageListProps) {
  const headingId = useId()
  const selectedRef = useRef<HTMLButtonElement>(null)
  const wasFocused = useRef(isFocused)
  const unread = mails.filter(({ id }) => !isRead(id)).length

  useEffect(() => {
    if (isFocused && !wasFocused.current) selectedRef.current?.focus()
    wasFocused.current = isFocused
  }, [isFocused])

  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          Messages
        </h3>
        {unread > 0 && <span className={styles.count}>{unread} unread</span>}
      </div>
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <button
              ref={mail.id === selectedId ? selectedRef : undefined}
              type="button"
              className={cx(styles.item, !isRead(mail.id) && styles.unread)}
              aria-current={mail.id === selectedId}
              onClick={() => onSelect(mail.id)}
            >
              <Item mail={mail} isRead={isRead(mail.id)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ mail, isRead }: { mail: MailRow; isRead: boolean }) {
  const Icon = isTextMessage(mail) ? MessageSquare : Mail
  return (
    <>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.sender}>
        {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
        {SENDER.name}
        {isTextMessage(mail) && <VisuallyHidden>, text message</VisuallyHidden>}
      </span>
      <time className={styles.time} dateTime={mail.sent_at}>
        {shortTime(mail.sent_at)}
      </time>
      <span className={styles.subject}>{mail.subject}</span>
      <span className={styles.to}>To {mail.to}</span>
    </>
  )
}
