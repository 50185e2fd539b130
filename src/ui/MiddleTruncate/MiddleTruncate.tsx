import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { head, root, tail } from './MiddleTruncate.css.ts'

/** Characters of the name kept before its extension. */
const kept = 6

/** Where the unbreakable end of a file name begins. Counts characters, not code units. */
function split(name: string) {
  const letters = Array.from(name)
  const dot = letters.lastIndexOf('.')
  const extension = dot > 0 && letters.length - dot <= 6 ? letters.length - dot : 0
  const cut = Math.max(0, letters.length - extension - kept)
  return [letters.slice(0, cut).join(''), letters.slice(cut).join('')]
}

export interface MiddleTruncateProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole name. */
  text: string
}

/** A name cut in its middle, so that the extension stays; the whole is its title and accessible name. */
export function MiddleTruncate({ text, className, ...props }: MiddleTruncateProps) {
  const [start, end] = split(text)
  return (
    <span title={text} className={cx(root, className)} {...props}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true" className={head}>
        {start}
      </span>
      <span aria-hidden="true" className={tail}>
        {end}
      </span>
    </span>
  )
}
