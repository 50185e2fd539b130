import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { StatusPie } from '../../ui/StatusPie/StatusPie.tsx'
import * as styles from './ResultPanel.css.ts'

export interface ResultPanelProps {
  title: string
  children: ReactNode
}

/**
 * What has come of the application, in the form's place. The focus, whose button is gone, goes to its heading; it
 * stays where it is with a person who is elsewhere by now.
 */
export function ResultPanel({ title, children }: ResultPanelProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body
    if (isNowhere) headingRef.current?.focus()
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
