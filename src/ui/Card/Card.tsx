import { type ReactElement, type ReactNode, useId } from 'react'
import { cx } from '../../theme/cx.ts'
import { type RenderProps, renderElement } from '../renderElement.ts'
import * as styles from './Card.css.ts'

export interface CardProps extends Omit<RenderProps<'section'>, 'title'> {
  /** Heading and accessible name of the card. */
  title?: ReactNode
  /** Level of the heading. Defaults to 2. */
  level?: 2 | 3 | 4 | undefined
  /** Secondary text at the end of the header. */
  note?: ReactNode
  /** Buttons at the end of the header, after the note. */
  actions?: ReactNode
  /** `none` for rows that reach the border. Defaults to 16 pixels. */
  padding?: 'normal' | 'none' | undefined
  /** A link, `<Link to="/chat" />`: the title then is that link, and clickable is the whole card, except its `actions`. */
  link?: ReactElement | undefined
}

/** A bordered panel: a section by default, or another element with `render`, such as an article or a list item. */
export function Card({
  title,
  level = 2,
  note,
  actions,
  padding = 'normal',
  link,
  render,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId()
  const Heading = `h${level}` as const
  const titleLink = link && renderElement('a', link, { className: styles.link, children: title })
  const hasHead = Boolean(title || note || actions)

  return renderElement('section', render, {
    'aria-labelledby': title ? titleId : undefined,
    ...props,
    className: cx(styles.panel, link && styles.leading, className),
    children: (
      <>
        {hasHead && (
          <div className={styles.head}>
            {title && (
              <Heading id={titleId} className={styles.title}>
                {titleLink || title}
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
  })
}
