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
  /** Where the card leads: its title is a link and the whole card its face; its `actions` keep their own press. */
  href?: string | undefined
  /** The router's link in place of `href`: `<Link to="/chat" />`. */
  link?: ReactElement | undefined
}

/**
 * A hairline panel: a section of its page, or with `render` something else, such as an article or an entry of a
 * list.
 */
export function Card({
  title,
  level = 2,
  note,
  actions,
  padding = 'normal',
  href,
  link,
  render,
  ref,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  const leads = href !== undefined || link !== undefined
  const titleLink = useRender({
    defaultTagName: 'a',
    render: link,
    enabled: leads,
    props: { ...(href !== undefined && { href }), className: styles.link, children: title },
  })
  const hasHead = Boolean(title || note || actions)

  return useRender({
    defaultTagName: 'section',
    render,
    ref,
    props: {
      'aria-labelledby': title ? titleId : undefined,
      ...props,
      className: cx(styles.panel, leads && styles.leading, className),
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
