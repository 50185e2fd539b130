import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { layout } from '../../theme/sprinkles.css.ts'
import { Announcement } from '../Announcement/Announcement.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'
import { counter } from './Field.css.ts'
import { FieldNote, type FieldNoteProps } from './FieldNote.tsx'

/** Used and allowed characters, counted by `countCharacters`. */
interface FieldCounterProps {
  /** Characters entered; may exceed the limit. */
  used: number
  /** Maximum number of characters. */
  limit: number
}

/** The limit is announced from this share on. */
const NEAR_LIMIT_SHARE = 0.9

/** Constant between thresholds, so that it is announced once and not on every key press. */
function limitAnnouncement({ used, limit }: FieldCounterProps): string {
  if (used > limit) return `Over the limit of ${limit} characters.`
  return used >= limit * NEAR_LIMIT_SHARE ? `Close to the limit of ${limit} characters.` : ''
}

/** '128 / 500', part of the control's description. Announced only near the limit and over it. */
function FieldCounter({ used, limit }: FieldCounterProps) {
  return (
    <>
      <BaseField.Description render={<span />} className={counter} data-over={used > limit || undefined}>
        <span aria-hidden="true">{`${used} / ${limit}`}</span>
        <VisuallyHidden>{`${used} of ${limit} characters`}</VisuallyHidden>
      </BaseField.Description>
      <Announcement>{limitAnnouncement({ used, limit })}</Announcement>
    </>
  )
}

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
