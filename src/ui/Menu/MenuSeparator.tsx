import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { separator } from './Menu.css.ts'

/** A line between parts of a menu. */
export function MenuSeparator({ className, ...props }: ComponentProps<'div'>) {
  return <BaseMenu.Separator className={cx(separator, className)} {...props} />
}
