import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { head, line, root, tail } from './MiddleTruncate.css.ts'
import { splitName } from './splitName.ts'

/** A letter and the ellipsis; less where there are so few letters that they take less themselves. */
const minWidthFor = (start: string) => `min(1.75em, ${start.length * 0.25}em)`

export interface MiddleTruncateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole name. */
  text: string
}

/** A name cut in its middle, so that the extension stays; the whole is its title and accessible name. */
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
