import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { CodeField } from '../../ui/CodeField/CodeField.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Form } from '../form/Form.tsx'
import { RequiredNote } from '../form/RequiredNote.tsx'
import * as styles from './CodeForm.css.ts'
import { CODE_LENGTH } from './codeEntry.ts'

export interface CodeFormProps {
  className: string
  code: string
  error: string | undefined
  /** Changes of this text focus the code field again. */
  focusKey: string
  readOnly: boolean
  /** State of the button 'Verify'. */
  verify: { busy: boolean; disabled?: boolean }
  /** Sends a new code by text message; null for an authenticator app. */
  resend: { disabled: boolean; onClick: () => void } | null
  onEdit: (code: string) => void
  /** Called for a complete code, and by 'Verify'. */
  onSubmit: () => void
  /** Full-width buttons below each other, for a full page. */
  stacked?: boolean
  cancelButton: ReactNode
  /** Content above the code. */
  children?: ReactNode
  /** Content below the buttons. */
  footer?: ReactNode
}

/** The form for the six-digit code of a second factor. A complete code is submitted without a click. */
export function CodeForm(props: CodeFormProps) {
  const { code, error, focusKey, readOnly, verify, resend, onEdit, onSubmit, stacked = false } = props
  const codeRef = useRef<HTMLInputElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the trigger
  useEffect(() => codeRef.current?.focus(), [focusKey])

  return (
    <Form className={props.className} onSubmit={onSubmit}>
      {props.children}
      <RequiredNote />
      <CodeField
        ref={codeRef}
        label="Code"
        required
        labelEnd={resend && <ResendButton {...resend} />}
        length={CODE_LENGTH}
        value={code}
        error={error}
        readOnly={readOnly}
        onValueChange={onEdit}
        onComplete={onSubmit}
      />
      <div className={stacked ? styles.stackedButtons : styles.inlineButtons}>
        <Button
          type="submit"
          variant="primary"
          size={stacked ? 'large' : undefined}
          block={stacked}
          {...verify}
        >
          Verify
        </Button>
        {props.cancelButton}
      </div>
      {props.footer}
    </Form>
  )
}

function ResendButton({ disabled, onClick }: NonNullable<CodeFormProps['resend']>) {
  return (
    <Link tone="quiet" standalone render={<button type="button" disabled={disabled} />} onClick={onClick}>
      Send a new code
    </Link>
  )
}
