import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../../theme/cx.ts'
import { item } from './MenuItem.css.ts'
import { MenuItemContent, type MenuItemContentProps } from './MenuItemContent.tsx'

export interface MenuLinkProps extends ComponentProps<'a'>, MenuItemContentProps {
  /** The router's link, for pages of the app: `render={<RouterLink to="/settings" />}`. Otherwise pass `href`. */
  render?: ReactElement | undefined
}

/** A menu item that is a link. */
export function MenuLink({ icon, shortcut, render, className, children, ...props }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem
      closeOnClick
      aria-keyshortcuts={shortcut}
      className={cx(item(), className)}
      {...(render && { render })}
      {...props}
    >
      <MenuItemContent icon={icon} shortcut={shortcut}>
        {children}
      </MenuItemContent>
    </BaseMenu.LinkItem>
  )
}
