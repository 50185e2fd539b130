import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { groupLabel } from './Menu.css.ts'

export interface MenuGroupProps extends ComponentProps<'div'> {
  /** The group's label, shown above its items. */
  label: string
}

/** A labeled group of menu items. */
export function MenuGroup({ label, children, ...props }: MenuGroupProps) {
  return (
    <BaseMenu.Group {...props}>
      <BaseMenu.GroupLabel className={groupLabel}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}
