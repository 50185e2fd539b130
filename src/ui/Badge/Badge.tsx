import { type ComponentProps, type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { badge, icon as iconBox, words } from './Badge.css.ts'

export interface BadgeProps extends ComponentProps<'span'> {
  /** A 16 pixel icon before the text. */
  icon?: ReactNode
}

/**
 * A tag of one or two words, such as a role; not a button. If the text is truncated, the badge becomes
 * focusable and shows the full text in a tooltip.
 */
export function Badge({ icon, className, children, ...props }: BadgeProps) {
  const [isCut, wordsRef] = useIsTruncated()
  return (
    <Tooltip content={isCut ? children : null} repeatsName>
      <span className={cx(badge, className)} tabIndex={isCut ? 0 : undefined} {...props}>
        {icon != null && <span className={iconBox}>{icon}</span>}
        <span ref={wordsRef} className={words}>
          {children}
        </span>
      </span>
    </Tooltip>
  )
}

/** Whether an element's text is wider than the element, updated on resize, and the ref to attach. */
function useIsTruncated(): readonly [boolean, RefCallback<HTMLElement>] {
  const [isTruncated, setCut] = useState(false)
  const watch = useCallback((element: HTMLElement) => {
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isTruncated, watch]
}
