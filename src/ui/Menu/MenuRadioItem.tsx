import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { dot, item } from './MenuItem.css.ts'
import { MenuItemContent } from './MenuItemContent.tsx'

export interface MenuRadioItemProps extends ComponentProps<'div'> {
  /** What the group's value is when this one is chosen. */
  value: string
  /** Cannot be chosen now. */
  disabled?: boolean | undefined
}

/** A choice of a MenuRadioGroup. Choosing closes the menu. */
export function MenuRadioItem({ className, children, ...props }: MenuRadioItemProps) {
  return (
    <BaseMenu.RadioItem closeOnClick className={cx(item(), className)} {...props}>
      <MenuItemContent icon={<BaseMenu.RadioItemIndicator className={dot} />}>{children}</MenuItemContent>
    </BaseMenu.RadioItem>
  )
}
