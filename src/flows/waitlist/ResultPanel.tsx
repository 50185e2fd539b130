import { type ReactNode, useEffect, useRef } from 'react'
import { StatusPie } from '../../ui/StatusPie/StatusPie.tsx'
import * as styles from './ResultPanel.css.ts'

/** The result that replaces the form. Focuses the heading if the removed submit button had the focus. */
export function ResultPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body
    if (isFocusLost) headingRef.current?.focus()
  }, [])

  return (
    <div className={styles.panel}>
      <StatusPie shape="check" size={24} />
      <h4 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h4>
      {children}
    </div>
  )
}
