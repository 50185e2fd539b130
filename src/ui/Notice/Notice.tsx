import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { Announcement } from '../Announcement/Announcement.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Notice.css.ts'

export type NoticeTone = 'info' | 'warning' | 'error' | 'success'

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck }

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Information, warning, error or success. Defaults to `info`. */
  tone?: NoticeTone | undefined
  /** What happened. */
  title?: ReactNode
  /** What to do about it. */
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Adds a dismiss button. The caller removes the notice and moves the focus. */
  onDismiss?: (() => void) | undefined
}

/**
 * A message box within a page. Errors and warnings are announced assertively, other tones politely.
 * `role="group"` turns announcements off.
 */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  role,
  className,
  ...props
}: NoticeProps) {
  const Icon = icons[tone]
  const isUrgent = tone === 'error' || tone === 'warning'
  const wordsRef = useRef<HTMLDivElement>(null)
  return (
    <div
      role={role ?? (isUrgent ? 'alert' : undefined)}
      className={cx(styles.notice({ tone }), className)}
      {...props}
    >
      <Icon className={styles.icon[tone]} aria-hidden="true" />
      <div className={styles.body}>
        <div ref={wordsRef} className={styles.words}>
          {title && <div className={styles.title}>{title}</div>}
          {children && <div className={title ? styles.detail : undefined}>{children}</div>}
        </div>
        {action}
      </div>
      {onDismiss && (
        <IconButton label="Dismiss" className={styles.dismiss} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
      {!isUrgent && role === undefined && <NoticeAnnouncement words={wordsRef} />}
    </div>
  )
}

/** Announces the plain text of the element on every render. */
function NoticeAnnouncement({ words }: { words: RefObject<HTMLElement | null> }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const parts = Array.from(words.current?.children ?? [], (part) => part.textContent)
    setText(parts.join(' '))
  })
  return <Announcement>{text}</Announcement>
}
