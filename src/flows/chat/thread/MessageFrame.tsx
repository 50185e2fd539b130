import type { ReactNode } from 'react'
import { formatDay, formatTimeOfDay } from '../../../lib/text/format.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Mark } from '../../../ui/Mark/Mark.tsx'
import * as styles from './Message.css.ts'

export interface MessageFrameProps {
  author: 'user' | 'assistant'
  name: string
  timestamp: string
  /** Also shows the date. */
  isFirstOfDay: boolean
  /** Position in a virtualized thread, counted from 1. */
  position?: number | undefined
  total?: number | undefined
  children: ReactNode
}

export function MessageFrame({
  author,
  name,
  timestamp,
  isFirstOfDay,
  position,
  total,
  children,
}: MessageFrameProps) {
  const timeOfDay = formatTimeOfDay(timestamp)
  const time = isFirstOfDay ? `${formatDay(timestamp)}, ${timeOfDay}` : timeOfDay
  return (
    <article
      className={styles.message}
      // A link to a message focuses it.
      tabIndex={-1}
      aria-label={`${name}, ${time}`}
      aria-posinset={position}
      aria-setsize={total}
    >
      <AvatarColumn>
        {author === 'user' ? <Avatar name={name} decorative /> : <AssistantAvatar />}
      </AvatarColumn>
      <div className={styles.body}>
        <div className={styles.label}>
          {name} · <time dateTime={timestamp}>{time}</time>
        </div>
        {children}
      </div>
    </article>
  )
}

/** The column of avatars. Hidden on phones. */
export function AvatarColumn({ children }: { children: ReactNode }) {
  return <div className={styles.avatar}>{children}</div>
}

export function AssistantAvatar() {
  return (
    <span className={styles.assistantAvatar} aria-hidden="true">
      <Mark />
    </span>
  )
}
