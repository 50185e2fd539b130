import { Select as BaseSelect } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './Select.css.ts'

export interface SelectOption<Value extends string> {
  /** The value. */
  value: Value
  /** The text, in the list and on the trigger; also used for typeahead. */
  label: string
  /** A secondary line, in the list only. */
  note?: ReactNode
  /** Disables the option; it stays focusable. */
  disabled?: boolean | undefined
}

export interface SelectGroup<Value extends string> {
  /** The heading. */
  label: string
  /** The options in order. */
  options: readonly SelectOption<Value>[]
}

export function isGroup<Value extends string>(
  option: SelectOption<Value> | SelectGroup<Value>,
): option is SelectGroup<Value> {
  return 'options' in option
}

export interface SelectOptionsProps<Value extends string> {
  /** Options, or groups of options with a heading. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[]
}

/** The options of a select's list. */
export function SelectOptions<Value extends string>({ options }: SelectOptionsProps<Value>) {
  return options.map((option) =>
    isGroup(option) ? (
      <BaseSelect.Group key={option.label}>
        <BaseSelect.GroupLabel className={styles.groupLabel}>{option.label}</BaseSelect.GroupLabel>
        <SelectOptions options={option.options} />
      </BaseSelect.Group>
    ) : (
      <BaseSelect.Item
        key={option.value}
        value={option.value}
        label={option.label}
        disabled={option.disabled ?? false}
        className={styles.option}
      >
        <span>
          <BaseSelect.ItemText render={<span />}>{option.label}</BaseSelect.ItemText>
          {option.note && <span className={styles.note}>{option.note}</span>}
        </span>
        <BaseSelect.ItemIndicator>
          <Check aria-hidden="true" />
        </BaseSelect.ItemIndicator>
      </BaseSelect.Item>
    ),
  )
}
