import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { item } from './MenuItem.css.ts'
import { MenuItemContent } from './MenuItemContent.tsx'

export interface MenuCheckboxItemProps extends ComponentProps<'div'> {
  /** Whether it is checked. */
  checked: boolean
  /** Called when it is checked or unchecked. */
  onCheckedChange: (checked: boolean) => void
}

/** An on/off setting in a menu. The menu stays open, so that several can be changed. */
export function MenuCheckboxItem({ onCheckedChange, className, children, ...props }: MenuCheckboxItemProps) {
  const tick = (
    <BaseMenu.CheckboxItemIndicator>
      <Check aria-hidden="true" />
    </BaseMenu.CheckboxItemIndicator>
  )
  return (
    <BaseMenu.CheckboxItem
      className={cx(item, className)}
      onCheckedChange={(checked) => onCheckedChange(checked)}
      {...props}
    >
      <MenuItemContent icon={tick}>{children}</MenuItemContent>
    </BaseMenu.CheckboxItem>
  )
}
