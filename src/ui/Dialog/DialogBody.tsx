import type { ReactNode } from 'react'
import * as styles from './Dialog.css.ts'
import { useScrollsWithoutFocusable } from './useScrollsWithoutFocusable.ts'

export interface DialogBodyProps {
  /** The id of the dialog's title, which names the body where it is a stop of the keyboard. */
  titleId: string
  /** One below the other. */
  children: ReactNode
}

/** What scrolls between the title and the buttons of a dialog. */
export function DialogBody({ titleId, children }: DialogBodyProps) {
  const [scrolls, ref] = useScrollsWithoutFocusable<HTMLDivElement>()
  const region = scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': titleId }
  return (
    <div ref={ref} className={styles.body} {...region}>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
