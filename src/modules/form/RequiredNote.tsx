import { cx } from '../../theme/cx.ts'
import { note } from './RequiredNote.css.ts'

/** Explains the mark of required fields. Once per form, before its first field. */
export function RequiredNote({ className }: { className?: string }) {
  return <p className={cx(note, className)}>Fields marked with * are required.</p>
}
