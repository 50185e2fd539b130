import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { dot, item } from './MenuItem.css.ts'
import { MenuItemContent } from './MenuItemContent.tsx'

export interface MenuRadioItemProps extends ComponentProps<'div'> {
  /** The group's value when this item is selected. */
  value: string
  /** Disables the item. */
  disabled?: boolean | undefined
}

/** An option of a MenuRadioGroup. Selecting it closes the menu. */
export function MenuRadioItem({ className, children, ...props }: MenuRadioItemProps) {
  return (
    <BaseMenu.RadioItem closeOnClick className={cx(item(), className)} {...props}>
      <MenuItemContent icon={<BaseMenu.RadioItemIndicator className={dot} />}>{children}</MenuItemContent>
    </BaseMenu.RadioItem>
  )
}
