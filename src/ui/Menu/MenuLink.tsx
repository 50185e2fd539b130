import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../../theme/cx.ts'
import { item } from './MenuItem.css.ts'
import { MenuItemContent, type MenuItemContentProps } from './MenuItemContent.tsx'

export interface MenuLinkProps extends ComponentProps<'a'>, MenuItemContentProps {
  /** The router's link, for a page of the app: `render={<RouterLink to="/settings" />}`. Else give an `href`. */
  render?: ReactElement | undefined
}

/** An item of a menu that leads to another page: a link, with all that the browser offers for one. */
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
