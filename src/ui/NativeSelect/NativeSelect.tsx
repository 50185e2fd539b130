import { Field as BaseField } from '@base-ui/react/field'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { input } from '../Field/Field.css.ts'
import { Field, type LabeledFieldProps } from '../Field/Field.tsx'
import { splitFieldProps } from '../Field/splitFieldProps.ts'
import * as styles from './NativeSelect.css.ts'

export interface NativeSelectOption<Value extends string> {
  /** The value. */
  value: Value
  /** The text. */
  label: string
  /** Disables the option. */
  disabled?: boolean | undefined
}

export interface NativeSelectProps<Value extends string>
  extends LabeledFieldProps,
    Omit<
      ComponentProps<'select'>,
      keyof LabeledFieldProps | 'value' | 'defaultValue' | 'children' | 'multiple'
    > {
  /** The options in order. */
  options: readonly NativeSelectOption<Value>[]
  /** The selected value; null or '' for none. */
  value: Value | '' | null
  /** Called with the new value; '' if the selection was cleared, which is only possible if not `required`. */
  onValueChange: (value: Value | '') => void
  /** Shown while nothing is selected. */
  placeholder: string
}

/** A native select. `ref` and select attributes apply to the select, `className` to the whole field. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const [
    field,
    { options, value, onValueChange, placeholder, id, 'aria-describedby': describedBy, ...control },
  ] = splitFieldProps(props)
  return (
    <Field {...field}>
      <BaseField.Control
        render={
          <select {...control}>
            <option value="" disabled={field.required} hidden={field.required}>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        }
        id={id}
        className={cx(input, styles.select)}
        aria-describedby={describedBy}
        aria-required={field.required}
        data-empty={!value || undefined}
        value={value ?? ''}
        onValueChange={(next) => onValueChange(next as Value | '')}
      />
      <ChevronDown aria-hidden="true" className={styles.mark} />
    </Field>
  )
}
