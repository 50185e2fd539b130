import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { layout } from '../../theme/sprinkles.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'
import { FieldCounter, type FieldCounterProps } from './FieldCounter.tsx'
import { FieldNote, type FieldNoteProps } from './FieldNote.tsx'

/** What every field is given, a lone switch too. */
export interface BaseFieldProps extends FieldNoteProps {
  /** Names the field. Always present; `hideLabel` hides it from sight only. */
  label: string
  /** The label is for assistive technology alone, where the place says it to the eye. */
  hideLabel?: boolean | undefined
  /** Cannot be filled in, reached or read by a form. */
  disabled?: boolean | undefined
  /** Identifies the field in its form. */
  name?: string | undefined
}

/** What a field with its label above is given. */
export interface LabeledFieldProps extends BaseFieldProps {
  /** At the label's other end, such as a 'Forgot password' link. */
  labelEnd?: ReactNode
  /** Marked and announced as required. Noticing that it is empty is the caller's, who says so by `error`. */
  required?: boolean | undefined
}

/** What a field with a box around its control is given. */
export interface FramedFieldProps extends LabeledFieldProps {
  /** Inside the box, after the control. */
  end?: ReactNode
}

export interface FieldProps extends FramedFieldProps, ComponentProps<'div'> {
  /** How much of a limit is used: '128 / 500' below the box. Nothing is cut; over the limit it turns red. */
  counter?: FieldCounterProps | undefined
  /** Without the box, for what draws its own: a slider, a group. */
  bare?: boolean | undefined
  /** False where a press on the label would do more than focus the control: a select would open. */
  nativeLabel?: boolean | undefined
  /** A `Field.Control` of Base UI, styled with `input`. */
  children: ReactNode
}

/** Label, box, hint, error and counter around one control, tied together for assistive technology. */
export function Field({
  label,
  hideLabel = false,
  labelEnd,
  hint,
  error,
  end,
  required = false,
  counter,
  bare = false,
  nativeLabel = true,
  className,
  children,
  ...props
}: FieldProps) {
  const labelled = (
    <BaseField.Label
      className={styles.label}
      data-required={required || undefined}
      nativeLabel={nativeLabel}
      {...(!nativeLabel && { render: <div /> })}
    >
      {label}
    </BaseField.Label>
  )
  return (
    <BaseField.Root className={cx(styles.root, className)} invalid={Boolean(error)} {...props}>
      {hideLabel ? (
        <VisuallyHidden render={labelled} />
      ) : (
        <div className={styles.labelRow}>
          {labelled}
          {labelEnd && <div className={styles.labelEnd}>{labelEnd}</div>}
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
      {(error || hint || counter) && (
        <div className={layout({ display: 'flex', alignItems: 'start', gap: 16 })}>
          <FieldNote hint={hint} error={error} />
          {counter && <FieldCounter {...counter} />}
        </div>
      )}
    </BaseField.Root>
  )
}
