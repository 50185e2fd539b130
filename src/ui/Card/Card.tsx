import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heads and names the panel. */
  title?: ReactNode
  /** The title's level in its page. */
  level?: 2 | 3 | 4 | undefined
  /** A few words or a control across from the title. */
  note?: ReactNode
  /** Without insets, for rows that reach the edge. */
  flush?: boolean | undefined
}

/** A hairline panel. */
export function Card({ title, level = 2, note, flush = false, className, children, ...props }: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={title ? titleId : undefined} className={cx(styles.panel, className)} {...props}>
      {(title || note) && (
        <div className={styles.head}>
          {title && (
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
          )}
          {note && <div className={styles.note}>{note}</div>}
        </div>
      )}
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  )
}
