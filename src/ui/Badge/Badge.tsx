import { Check, CircleAlert, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { badge, icon as iconBox, words } from './Badge.css.ts'
import { useIsTruncated } from './useIsTruncated.ts'

/** What a badge's words mean for the reader. */
export type BadgeTone = 'neutral' | 'positive' | 'warning' | 'negative'

/** No tone is told by its colour alone: good news has only the glyph. */
const glyphs: Record<BadgeTone, ReactNode> = {
  neutral: null,
  positive: <Check aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  negative: <CircleAlert aria-hidden="true" />,
}

export interface BadgeProps extends ComponentProps<'span'> {
  /** `neutral` (default) for a kind, a role, a level; the others bring their glyph. */
  tone?: BadgeTone | undefined
  /** A 16 pixel icon before the words, in the place of the tone's own; null for none. */
  icon?: ReactNode
}

/**
 * A tag in one or two words: a role, a kind of access. Not a button. Words that do not fit are cut; then, and
 * only then, the badge takes the focus, and shows them in full there and under the pointer.
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
