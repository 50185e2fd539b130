import { Field as BaseField } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'
import { FieldNote, type FieldNoteProps } from './FieldNote.tsx'

/** What every field shows around its control. */
export interface FieldFrame extends FieldNoteProps {
  /** Names the field. Always present; `hideLabel` hides it from sight only. */
  label: string
  hideLabel?: boolean | undefined
  /** At the label's other end, such as a 'Forgot password' link. */
  labelEnd?: ReactNode
  /** Inside the box, after the control. */
  end?: ReactNode
}

export interface FieldProps extends FieldFrame {
  disabled?: boolean | undefined
  name?: string | undefined
  className?: string | undefined
  /** Without the box: a slider or a group draws its own. */
  bare?: boolean | undefined
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
  bare = false,
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
      {bare ? (
        children
      ) : (
        <div className={styles.frame}>
          {children}
          {end && <div className={styles.end}>{end}</div>}
        </div>
      )}
      <FieldNote hint={hint} error={error} />
    </BaseField.Root>
  )
}
