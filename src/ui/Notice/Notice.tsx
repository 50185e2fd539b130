import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Notice.css.ts'

/** How much a notice matters. */
export type NoticeTone = 'info' | 'warning' | 'error' | 'success'

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck }

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** News, a caution, a failure or a success; `info` unless given. */
  tone?: NoticeTone | undefined
  /** What happened. */
  title?: ReactNode
  /** What to do about it. */
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
  /** Adds a cross that calls this. Taking the notice away, and giving the focus a place, is the caller's. */
  onDismiss?: (() => void) | undefined
}

/** A calm box in the flow of a page. Errors and warnings interrupt a screen reader, the rest waits. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  className,
  ...props
}: NoticeProps) {
  const Icon = icons[tone]
  const isUrgent = tone === 'error' || tone === 'warning'
  return (
    <div role={isUrgent ? 'alert' : 'status'} className={cx(styles.notice({ tone }), className)} {...props}>
      <Icon className={styles.icon[tone]} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.words}>
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
    </div>
  )
}
