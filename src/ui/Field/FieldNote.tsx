import { Field as BaseField } from '@base-ui/react/field'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as styles from './Field.css.ts'

export interface FieldNoteProps {
  /** Help that stays while there is no error. */
  hint?: ReactNode
  /** What is wrong, in words. Marks the field invalid and describes it. */
  error?: string | null | undefined
}

/** What stands below a control: the error or, while there is none, the hint. Either describes the control. */
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
