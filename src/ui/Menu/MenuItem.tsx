import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { item } from './MenuItem.css.ts'
import { MenuItemContent, type MenuItemContentProps } from './MenuItemContent.tsx'

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'>, MenuItemContentProps {
  /** Destroys something: red. */
  danger?: boolean | undefined
  /** Cannot be chosen now. It can still be reached, so that it is heard of. */
  disabled?: boolean | undefined
  /** Chosen by press, Enter or Space. The menu closes by itself. */
  onSelect?: (() => void) | undefined
}

/** An action of a menu. What leads to another page is a MenuLink. */
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
