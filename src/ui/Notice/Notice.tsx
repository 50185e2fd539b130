import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Notice.css.ts'

export type NoticeTone = 'info' | 'warning' | 'error' | 'success'

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert, success: CircleCheck }

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: NoticeTone | undefined
  /** What happened. */
  title?: ReactNode
  /** What to do about it. */
  children?: ReactNode
  /** A button or link at the end. */
  action?: ReactNode
}

/** A calm box in the flow of a page. Errors and warnings interrupt a screen reader, the rest waits. */
export function Notice({ tone = 'info', title, children, action, className, ...props }: NoticeProps) {
  const Icon = icons[tone]
  const urgent = tone === 'error' || tone === 'warning'
  return (
    <div role={urgent ? 'alert' : 'status'} className={cx(styles.notice({ tone }), className)} {...props}>
      <Icon className={styles.icon[tone]} aria-hidden="true" />
      <div className={styles.body}>
        <div className={styles.words}>
          {title && <div className={styles.title}>{title}</div>}
          {children && <div className={title ? styles.detail : undefined}>{children}</div>}
        </div>
        {action}
      </div>
    </div>
  )
}
