import { CSPProvider } from '@base-ui/react/csp-provider'
import { useDirection } from '@base-ui/react/direction-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { input } from '../Field/Field.css.ts'
import { Field, type LabeledFieldProps } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/splitFieldProps.ts'
import * as styles from './Select.css.ts'
import { isGroup, type SelectGroup, type SelectOption, SelectOptions } from './SelectOptions.tsx'

export interface SelectProps<Value extends string>
  extends LabeledFieldProps,
    Omit<ComponentProps<'button'>, keyof LabeledFieldProps | 'value' | 'defaultValue' | 'children' | 'type'> {
  /** Options in order, or groups of options with a heading. */
  options: readonly (SelectOption<Value> | SelectGroup<Value>)[]
  /** The selected value; null or '' for none. */
  value: Value | '' | null
  /** Called with the new value. */
  onValueChange: (value: Value) => void
  /** Shown while nothing is selected. */
  placeholder?: string | undefined
}

/**
 * A select with its own list. Arrows, Home, End and first letters move, Enter selects, Escape closes the
 * list. `ref` and attributes apply to the trigger, `className` to the whole field.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [field, { options, value, onValueChange, placeholder, ...control }] = splitFieldProps(props)
  // The portal is outside the page's element and does not inherit its direction.
  const direction = useDirection()
  return (
    <Field nativeLabel={false} {...field}>
      <BaseSelect.Root<Value | ''>
        items={options.flatMap((option) => (isGroup(option) ? option.options : option))}
        value={value}
        onValueChange={(next) => next && onValueChange(next)}
        required={field.required ?? false}
        modal={false}
      >
        <BaseSelect.Trigger {...control} className={cx(input, styles.trigger)}>
          <BaseSelect.Value className={styles.value} placeholder={placeholder} />
          <BaseSelect.Icon className={styles.icon}>
            <ChevronDown aria-hidden="true" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        {/* The popup would otherwise add a style element, which the content security policy blocks. */}
        <CSPProvider disableStyleElements>
          <BaseSelect.Portal>
            <BaseSelect.Positioner
              dir={direction}
              className={styles.positioner}
              alignItemWithTrigger={false}
              align="start"
              alignOffset={-1}
              sideOffset={5}
              collisionPadding={8}
            >
              <BaseSelect.Popup className={styles.popup}>
                <BaseSelect.List className={styles.list}>
                  <SelectOptions options={options} />
                </BaseSelect.List>
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </CSPProvider>
      </BaseSelect.Root>
    </Field>
  )
}
