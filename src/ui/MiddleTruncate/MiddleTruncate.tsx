import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { head, line, root, tail } from './MiddleTruncate.css.ts'
import { splitName } from './splitName.ts'

/** Minimum width of the start: one letter and the ellipsis, less for very short texts. */
const minWidthFor = (start: string) => `min(1.75em, ${start.length * 0.25}em)`

export interface MiddleTruncateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The full name. */
  text: string
}

/**
 * Truncates a name in the middle, so that the extension stays visible. The full name is the title and the
 * accessible name.
 */
export function MiddleTruncate({ text, className, ...props }: MiddleTruncateProps) {
  const [start, end] = splitName(text)
  return (
    <span title={text} className={cx(root, className)} {...props}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span dir="auto" aria-hidden="true" className={line}>
        <span className={head} style={{ minWidth: minWidthFor(start) }}>
          {start}
        </span>
        <span className={tail}>{end}</span>
      </span>
    </span>
  )
}
