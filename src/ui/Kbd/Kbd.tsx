import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { kbd } from './Kbd.css.ts'

/** A keyboard key. For key combinations use one Kbd per key. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return <kbd className={cx(kbd, className)} {...props} />
}
