import { Field as BaseField } from '@base-ui/react/field'
import { Switch as BaseSwitch } from '@base-ui/react/switch'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import type { BaseFieldProps } from '../Field/Field.tsx'
import { FieldNote } from '../Field/FieldNote.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Switch.css.ts'

export interface SwitchProps
  extends BaseFieldProps,
    Omit<ComponentProps<'span'>, 'children' | 'defaultValue'> {
  /** Whether it is on. */
  checked: boolean
  /** Content after the label, such as 'Saved'. */
  labelEnd?: ReactNode
  /** Called when it is turned on or off. */
  onCheckedChange: (checked: boolean) => void
}

/**
 * A switch that applies immediately, after its label; alone with `hideLabel`. `ref` and attributes apply to
 * the switch, `className` to the whole row.
 */
export function Switch({
  label,
  hideLabel = false,
  labelEnd,
  hint,
  error,
  disabled = false,
  name,
  className,
  onCheckedChange,
  ...props
}: SwitchProps) {
  const words = (
    <div className={styles.words}>
      <div className={styles.labelRow}>
        <BaseField.Label className={styles.label}>{label}</BaseField.Label>
        {labelEnd && <div className={styles.labelEnd}>{labelEnd}</div>}
      </div>
      <div className={styles.note}>
        <FieldNote hint={hint} error={error} />
      </div>
    </div>
  )
  return (
    <BaseField.Root
      className={cx(styles.root, hideLabel && styles.bare, className)}
      invalid={Boolean(error)}
      disabled={disabled}
      name={name}
    >
      {hideLabel ? <VisuallyHidden render={words} /> : words}
      <BaseSwitch.Root
        {...props}
        className={styles.track}
        onCheckedChange={(checked) => onCheckedChange(checked)}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
    </BaseField.Root>
  )
}
