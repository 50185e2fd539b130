import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { tag } from './FileTypeTag.css.ts'

/** What fits the tag; every kind the product takes does. */
const MAX_LETTERS = 4

function extensionLabel(type: string): string {
  const kind = type.slice(type.lastIndexOf('.') + 1)
  return kind !== '' && kind.length <= MAX_LETTERS ? kind.toUpperCase() : 'FILE'
}

export interface FileTypeTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The kind or the whole file name: 'PDF', 'pdf' and 'notes.pdf' show the same. */
  type: string
}

/** The kind of a file, in at most four letters; 'FILE' where the name has no short ending. */
export function FileTypeTag({ type, className, ...props }: FileTypeTagProps) {
  return (
    <span className={cx(tag, className)} {...props}>
      {extensionLabel(type)}
    </span>
  )
}
