import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { groupLabel } from './Menu.css.ts'

export interface MenuRadioGroupProps<Value extends string> extends ComponentProps<'div'> {
  /** What is chosen between: 'Sort by'. Shown above the choices. */
  label: string
  /** The value of the chosen MenuRadioItem. */
  value: Value
  /** Another one has been chosen. */
  onValueChange: (value: Value) => void
}

/** One of a few, in a menu: takes MenuRadioItems. */
export function MenuRadioGroup<Value extends string>({
  label,
  onValueChange,
  children,
  ...props
}: MenuRadioGroupProps<Value>) {
  return (
    <BaseMenu.RadioGroup onValueChange={(value: Value) => onValueChange(value)} {...props}>
      <BaseMenu.GroupLabel className={groupLabel}>{label}</BaseMenu.GroupLabel>
      {children}
    </BaseMenu.RadioGroup>
  )
}
