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
  /** Ticked or not. In a CheckboxGroup the group knows. */
  checked?: boolean | undefined
  /** It has been ticked or unticked. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
  /** Neither: some of what it stands for is ticked. The next press ticks it. */
  indeterminate?: boolean | undefined
  /** Marked and announced as one that must be ticked. */
  required?: boolean | undefined
  /** What the form is sent for it, and what names it within a CheckboxGroup. */
  value?: string | undefined
}

/** Yes or no, sent with a form. Space ticks it. `ref` and attributes go to the box, `className` to the whole field. */
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
  const labelled = (
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
        {hideLabel ? <VisuallyHidden render={labelled} /> : labelled}
        <div className={styles.note}>
          <FieldNote hint={hint} error={error} />
        </div>
      </div>
    </BaseField.Root>
  )
}
