import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { kbd } from './Kbd.css.ts'

/** A key of the keyboard. Keys pressed together stand side by side, one Kbd each. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return <kbd className={cx(kbd, className)} {...props} />
}
