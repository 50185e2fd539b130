import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { groupLabel } from './Menu.css.ts'

export interface MenuRadioGroupProps<Value extends string> extends ComponentProps<'div'> {
  /** The group's label, such as 'Sort by', shown above the options. */
  label: string
  /** The value of the selected MenuRadioItem. */
  value: Value
  /** Called with the new value. */
  onValueChange: (value: Value) => void
}

/** A single-choice group in a menu, made of MenuRadioItems. */
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
