import { useRender } from '@base-ui/react/use-render'
import { type ReactElement, type ReactNode, useId } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends Omit<useRender.ComponentProps<'section'>, 'title'> {
  /** Heads and names the panel. */
  title?: ReactNode
  /** The title's level in its page; 2 unless given. */
  level?: 2 | 3 | 4 | undefined
  /** A few quiet words across from the title. */
  note?: ReactNode
  /** Buttons across from the title, after the note. */
  actions?: ReactNode
  /** `none` for rows that reach the edge; 16 pixels around unless given. */
  padding?: 'normal' | 'none' | undefined
  /**
   * The link that the title is, for a card that leads elsewhere: `<a href="/chat" />` or the router's. The whole
   * card takes the press; buttons among its `actions` keep theirs.
   */
  link?: ReactElement | undefined
}

/** A hairline panel: a section of its page, or with `render={<article />}` something complete in itself. */
export function Card({
  title,
  level = 2,
  note,
  actions,
  padding = 'normal',
  link,
  render,
  ref,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  const titleLink = useRender({
    defaultTagName: 'a',
    render: link,
    enabled: link !== undefined,
    props: { className: styles.link, children: title },
  })
  const hasHead = Boolean(title || note || actions)

  return useRender({
    defaultTagName: 'section',
    render,
    ref,
    props: {
      'aria-labelledby': title ? titleId : undefined,
      ...props,
      className: cx(styles.panel, link && styles.leading, className),
      children: (
        <>
          {hasHead && (
            <div className={styles.head}>
              {title && (
                <Heading id={titleId} className={styles.title}>
                  {titleLink ?? title}
                </Heading>
              )}
              {(note || actions) && (
                <div className={styles.aside}>
                  {note && <div className={styles.note}>{note}</div>}
                  {actions}
                </div>
              )}
            </div>
          )}
          {children && <div className={styles.body({ padding, headed: hasHead })}>{children}</div>}
        </>
      ),
    },
  })
}
