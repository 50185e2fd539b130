import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { tag } from './FileTypeTag.css.ts'

/** Maximum that fits; enough for every accepted type. */
const MAX_LETTERS = 4

function extensionLabel(type: string): string {
  const kind = type.slice(type.lastIndexOf('.') + 1)
  return kind !== '' && kind.length <= MAX_LETTERS ? kind.toUpperCase() : 'FILE'
}

export interface FileTypeTagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The type or the file name: 'PDF', 'pdf' and 'notes.pdf' are equivalent. */
  type: string
}

/** The type of a file in at most four letters; 'FILE' if the name has no short extension. */
export function FileTypeTag({ type, className, ...props }: FileTypeTagProps) {
  return (
    <span className={cx(tag, className)} {...props}>
      {extensionLabel(type)}
    </span>
  )
}
