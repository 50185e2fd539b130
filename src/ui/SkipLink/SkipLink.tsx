import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '../../theme/cx.ts'
import { skipLink } from './SkipLink.css.ts'

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Id of the main landmark, which needs `tabIndex={-1}`. */
  target: string
}

/** First in the tab order: moves the focus past the navigation without changing the URL. */
export function SkipLink({
  target,
  className,
  onClick,
  children = 'Skip to content',
  ...props
}: SkipLinkProps) {
  function jump(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    event.preventDefault()
    document.getElementById(target)?.focus()
  }
  return (
    <a href={`#${target}`} className={cx(skipLink, className)} onClick={jump} {...props}>
      {children}
    </a>
  )
}
