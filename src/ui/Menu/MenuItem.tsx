import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { item } from './MenuItem.css.ts'
import { MenuItemContent, type MenuItemContentProps } from './MenuItemContent.tsx'

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'>, MenuItemContentProps {
  /** Marks a destructive action in red. */
  danger?: boolean | undefined
  /** Disables the item; it stays focusable so that screen readers announce it. */
  disabled?: boolean | undefined
  /** Called on press, Enter or Space. The menu closes. */
  onSelect?: (() => void) | undefined
}

/** An action in a menu. Use a MenuLink for links. */
export function MenuItem({
  icon,
  shortcut,
  danger = false,
  onSelect,
  onClick,
  className,
  children,
  ...props
}: MenuItemProps) {
  return (
    <BaseMenu.Item
      aria-keyshortcuts={shortcut}
      className={cx(item({ danger }), className)}
      onClick={(event) => {
        onClick?.(event)
        onSelect?.()
      }}
      {...props}
    >
      <MenuItemContent icon={icon} shortcut={shortcut}>
        {children}
      </MenuItemContent>
    </BaseMenu.Item>
  )
}
