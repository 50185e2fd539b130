import { Field as BaseField } from '@base-ui/react/field'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './Field.css.ts'

export interface FieldNoteProps {
  /** Help text, shown while there is no error. */
  hint?: ReactNode
  /** Error message. Marks the field as invalid and describes it. */
  error?: string | null | undefined
}

/** The text below a control: the error, otherwise the hint. Describes the control. */
export function FieldNote({ hint, error }: FieldNoteProps) {
  if (error)
    return (
      <BaseField.Error match className={styles.error}>
        <CircleAlert aria-hidden="true" />
        <span>{error}</span>
      </BaseField.Error>
    )
  return hint && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>
}
