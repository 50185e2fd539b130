import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { tag } from './FileTypeTag.css.ts'

export interface FileTypeTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The kind or the whole file name: 'PDF', 'pdf' and 'notes.pdf' show the same. */
  type: string
}

/** The kind of a file, in at most four letters. */
export function FileTypeTag({ type, className, ...props }: FileTypeTagProps) {
  const kind = type
    .slice(type.lastIndexOf('.') + 1)
    .slice(0, 4)
    .toUpperCase()
  return (
    <span className={cx(tag, className)} {...props}>
      {kind}
    </span>
  )
}
