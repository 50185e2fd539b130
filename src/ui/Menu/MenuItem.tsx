import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { item } from './MenuItem.css.ts'
import { MenuItemContent } from './MenuItemContent.tsx'

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** A 16 pixel icon before the text. */
  icon?: ReactNode
  /** Called on press, Enter or Space. The menu closes. */
  onSelect: () => void
}

/** An action in a menu. Use a MenuLink for links. */
export function MenuItem({ icon, onSelect, className, children, ...props }: MenuItemProps) {
  return (
    <BaseMenu.Item className={cx(item, className)} onClick={() => onSelect()} {...props}>
      <MenuItemContent icon={icon}>{children}</MenuItemContent>
    </BaseMenu.Item>
  )
}
