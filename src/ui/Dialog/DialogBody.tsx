import type { ReactNode } from 'react'
import { useScrollsWithoutFocusable } from '../../lib/focus/useScrollsWithoutFocusable.ts'
import * as styles from './Dialog.css.ts'

export interface DialogBodyProps {
  /** The id of the dialog's title: labels the body when it is focusable. */
  titleId: string
  /** The content, in a column. */
  children: ReactNode
}

/** The scrolling part between the title and the buttons. */
export function DialogBody({ titleId, children }: DialogBodyProps) {
  const [scrolls, ref] = useScrollsWithoutFocusable<HTMLDivElement>()
  const region = scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': titleId }
  return (
    <div ref={ref} className={styles.body} {...region}>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
