import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { item } from './MenuItem.css.ts'
import { MenuItemContent } from './MenuItemContent.tsx'

export interface MenuCheckboxItemProps extends ComponentProps<'div'> {
  /** Whether it is on. */
  checked: boolean
  /** It has been turned on or off. */
  onCheckedChange: (checked: boolean) => void
  /** Cannot be changed now. */
  disabled?: boolean | undefined
}

/** A setting in a menu, on or off. The menu stays open: several may be changed at once. */
export function MenuCheckboxItem({ onCheckedChange, className, children, ...props }: MenuCheckboxItemProps) {
  const tick = (
    <BaseMenu.CheckboxItemIndicator>
      <Check aria-hidden="true" />
    </BaseMenu.CheckboxItemIndicator>
  )
  return (
    <BaseMenu.CheckboxItem
      className={cx(item(), className)}
      onCheckedChange={(checked) => onCheckedChange(checked)}
      {...props}
    >
      <MenuItemContent icon={tick}>{children}</MenuItemContent>
    </BaseMenu.CheckboxItem>
  )
}
