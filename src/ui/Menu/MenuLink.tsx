import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement } from 'react'
import { cx } from '../../theme/cx.ts'
import { item } from './MenuItem.css.ts'
import { MenuItemContent } from './MenuItemContent.tsx'

export interface MenuLinkProps extends ComponentProps<'a'> {
  /** The router's link, for pages of the app: `render={<RouterLink to="/settings" />}`. Otherwise pass `href`. */
  render?: ReactElement | undefined
}

/** A menu item that is a link. */
export function MenuLink({ render, className, children, ...props }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem closeOnClick className={cx(item, className)} {...(render && { render })} {...props}>
      <MenuItemContent>{children}</MenuItemContent>
    </BaseMenu.LinkItem>
  )
}
