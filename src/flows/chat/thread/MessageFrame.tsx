import type { ReactNode } from 'react'
import { formatDay, formatTimeOfDay } from '../../../lib/text/format.ts'
import { Avatar } from '../../../ui/Avatar/Avatar.tsx'
import { Mark } from '../../../ui/Mark/Mark.tsx'
import * as styles from './Message.css.ts'

export interface MessageFrameProps {
  author: 'user' | 'assistant'
  name: string
  timestamp: string
  /** Its day is told as well. */
  beginsDay: boolean
  /** Where it stands in a thread of which only a part is in the page, counted from 1. */
  place?: number | undefined
  /** How many messages that thread has. */
  total?: number | undefined
  children: ReactNode
}

/** Who speaks, when, and what they say. */
export function MessageFrame({
  author,
  name,
  timestamp,
  beginsDay,
  place,
  total,
  children,
}: MessageFrameProps) {
  const timeOfDay = formatTimeOfDay(timestamp)
  const time = beginsDay ? `${formatDay(timestamp, Date.parse(timestamp))}, ${timeOfDay}` : timeOfDay
  return (
    <article
      className={styles.message}
      aria-label={`${name}, ${time}`}
      aria-posinset={place}
      aria-setsize={total}
    >
      <Face>{author === 'user' ? <Avatar name={name} decorative /> : <MachineSign />}</Face>
      <div className={styles.body}>
        <div className={styles.label}>
          {name} · <time dateTime={timestamp}>{time}</time>
        </div>
        {children}
      </div>
    </article>
  )
}

/** Where the face of who speaks stands; phones have no room for it. */
export function Face({ children }: { children: ReactNode }) {
  return <div className={styles.face}>{children}</div>
}

export function MachineSign() {
  return (
    <span className={styles.machine} aria-hidden="true">
      <Mark />
    </span>
  )
}
