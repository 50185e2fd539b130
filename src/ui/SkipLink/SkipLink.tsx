import type { MouseEvent } from 'react'
import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Id of the main landmark, which must have `tabIndex={-1}`. */
  target: string
  label?: string | undefined
}

/** First in the tab order: jumps over the navigation. Leaves the address and its history alone. */
export function SkipLink({ target, label = 'Skip to content' }: SkipLinkProps) {
  function jump(event: MouseEvent) {
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <a href={`#${target}`} className={skipLink} onClick={jump}>
      {label}
    </a>
  )
}
