import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { groupLabel } from './Menu.css.ts'

export interface MenuGroupProps extends ComponentProps<'div'> {
  /** What the items have in common. Shown above them. */
  label: string
}

/** Items of a menu that belong together, under a name. */
export function MenuGroup({ label, children, ...props }: MenuGroupProps) {
  return (
    <BaseMenu.Group {...props}>
      <BaseMenu.GroupLabel className={groupLabel}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  )
}
