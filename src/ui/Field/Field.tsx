import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { layout } from '../../theme/sprinkles.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'
import { FieldCounter, type FieldCounterProps } from './FieldCounter.tsx'
import { FieldNote, type FieldNoteProps } from './FieldNote.tsx'

export interface BaseFieldProps extends FieldNoteProps {
  /** Label of the field. `hideLabel` only hides it visually. */
  label: string
  /** Hides the label visually where the context already shows it. */
  hideLabel?: boolean | undefined
  /** Disables the field and excludes it from its form. */
  disabled?: boolean | undefined
  /** Name of the field in its form. */
  name?: string | undefined
}

/** Props of fields with a label above. */
export interface LabeledFieldProps extends BaseFieldProps {
  /** Content at the end of the label row, such as a 'Forgot password?' link. */
  labelEnd?: ReactNode
  /** Marks the field as required. The caller validates and passes `error`. */
  required?: boolean | undefined
}

/** Props of fields with a box around the control. */
export interface FramedFieldProps extends LabeledFieldProps {
  /** Content inside the box, after the control. */
  end?: ReactNode
}

export interface FieldProps extends FramedFieldProps, ComponentProps<'div'> {
  /** Character counter below the box: '128 / 500'. Text is not truncated; over the limit the counter turns red. */
  counter?: FieldCounterProps | undefined
  /** No box, for controls that draw their own, such as a slider. */
  bare?: boolean | undefined
  /** False if a press on the label would do more than focus the control, such as open a select. */
  nativeLabel?: boolean | undefined
  /** A `Field.Control` of Base UI with the class `input`. */
  children: ReactNode
}

/** Label, box, hint, error and counter of one control, associated for assistive technology. */
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
  const labeled = (
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
        <VisuallyHidden render={labeled} />
      ) : (
        <div className={styles.labelRow}>
          {labeled}
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
