import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox'
import { Field as BaseField } from '@base-ui/react/field'
import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import type { BaseFieldProps } from '../Field/Field.tsx'
import { FieldNote } from '../Field/FieldNote.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps
  extends BaseFieldProps,
    Omit<ComponentProps<'span'>, 'children' | 'defaultValue'> {
  /** Whether it is checked. */
  checked?: boolean | undefined
  /** Called when it is checked or unchecked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Shows the mixed state; the next press checks it. */
  indeterminate?: boolean | undefined
  /** Marks the checkbox as required. */
  required?: boolean | undefined
  /** Its value in the form. */
  value?: string | undefined
}

/** A checkbox of a form. `ref` and attributes apply to the box, `className` to the whole field. */
export function Checkbox({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  disabled = false,
  name,
  className,
  checked,
  onCheckedChange,
  indeterminate = false,
  ...props
}: CheckboxProps) {
  const labeled = (
    <BaseField.Label className={styles.label} data-required={required || undefined}>
      {label}
    </BaseField.Label>
  )
  return (
    <BaseField.Root
      className={cx(styles.root, className)}
      invalid={Boolean(error)}
      disabled={disabled}
      name={name}
    >
      <BaseCheckbox.Root
        {...props}
        {...{ indeterminate, required }}
        {...(checked !== undefined && { checked })}
        onCheckedChange={(next) => onCheckedChange?.(next)}
        className={styles.box}
      >
        <BaseCheckbox.Indicator className={styles.tick}>
          {indeterminate ? <Minus aria-hidden="true" /> : <Check aria-hidden="true" />}
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <div className={styles.words}>
        {hideLabel ? <VisuallyHidden render={labeled} /> : labeled}
        <div className={styles.note}>
          <FieldNote hint={hint} error={error} />
        </div>
      </div>
    </BaseField.Root>
  )
}
