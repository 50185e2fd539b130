import { type ReactNode, useState } from 'react'
import { subdued } from './FormNotice.css.ts'

export interface FormNoticeProps {
  busy: boolean
  /** A Notice that says why the last attempt failed; nothing if it did not fail. */
  children: ReactNode
}

/**
 * The notice of a form. While the form is being sent again, the last notice stays, subdued: without it the form would
 * move up, and the second click of a double click would press what is then under the pointer.
 */
export function FormNotice({ busy, children }: FormNoticeProps) {
  const [last, setLast] = useState<ReactNode>(null)
  if (children ? children !== last : !busy && last !== null) setLast(children || null)
  if (children) return <div key="current">{children}</div>
  if (!busy || !last) return null
  // A separate element, so that the next notice is announced even if its text is the same.
  return (
    <div key="last" className={subdued} inert aria-hidden="true">
      {last}
    </div>
  )
}
