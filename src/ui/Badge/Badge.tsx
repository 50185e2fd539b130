import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { badge, icon as iconBox, words } from './Badge.css.ts'

export type BadgeTone = 'neutral' | 'positive' | 'warning' | 'negative'

/** Tones differ by icon, not only by color. */
const glyphs: Record<BadgeTone, ReactNode> = {
  neutral: null,
  positive: <Check aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  negative: <CircleAlert aria-hidden="true" />,
}

export interface BadgeProps extends ComponentProps<'span'> {
  /** `neutral` (default) for a kind, role or level; the other tones add their icon. */
  tone?: BadgeTone | undefined
  /** A 16 pixel icon before the text, instead of the tone's icon; null for none. */
  icon?: ReactNode
}

/**
 * A tag of one or two words, such as a role; not a button. If the text is truncated, the badge becomes
 * focusable and shows the full text in a tooltip.
 */
export function Badge({ tone = 'neutral', icon = glyphs[tone], className, children, ...props }: BadgeProps) {
  const [isCut, wordsRef] = useIsTruncated()
  return (
    <Tooltip content={isCut ? children : null} repeatsName>
      <span className={cx(badge({ tone }), className)} tabIndex={isCut ? 0 : undefined} {...props}>
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
