import { Field as BaseField } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'

/** What every field shows around its control. */
export interface FieldFrame {
  /** Names the field. Always present; `hideLabel` hides it from sight only. */
  label: string
  hideLabel?: boolean | undefined
  /** At the label's other end, such as a 'Forgot password' link. */
  labelEnd?: ReactNode
  /** Help that stays while there is no error. */
  hint?: ReactNode
  /** What is wrong, in words. Marks the field invalid and describes it. */
  error?: string | null | undefined
  /** Inside the box, after the control. */
  end?: ReactNode
}

export interface FieldProps extends FieldFrame {
  disabled?: boolean | undefined
  name?: string | undefined
  className?: string | undefined
  /** A `Field.Control` of Base UI, styled with `input`. */
  children: ReactNode
}

/** Label, box, hint and error around one control, tied together for assistive technology. */
export function Field({
  label,
  hideLabel = false,
  labelEnd,
  hint,
  error,
  end,
  disabled,
  name,
  className,
  children,
}: FieldProps) {
  const labelled = <BaseField.Label className={styles.label}>{label}</BaseField.Label>
  return (
    <BaseField.Root
      className={cx(styles.root, className)}
      invalid={Boolean(error)}
      disabled={disabled}
      name={name}
    >
      {hideLabel ? (
        <VisuallyHidden render={labelled} />
      ) : (
        <div className={styles.labelRow}>
          {labelled}
          {labelEnd}
        </div>
      )}
      <div className={styles.frame}>
        {children}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {error ? (
        <BaseField.Error match className={styles.error}>
          {error}
        </BaseField.Error>
      ) : (
        hint && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>
      )}
    </BaseField.Root>
  )
}
