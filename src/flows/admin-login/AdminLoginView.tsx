import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AdminLoginDialog } from './AdminLoginDialog.tsx'
import { AdminLoginForm, type AdminLoginFormProps } from './AdminLoginForm.tsx'

export interface AdminLoginViewProps extends Pick<AdminLoginFormProps, 'state' | 'send'> {
  /** 'Back to Main App' or Escape. */
  onClose: () => void
  /** Replaces the form while a second factor is required. */
  secondFactor: ReactNode
}

export function AdminLoginView({ state, send, onClose, secondFactor }: AdminLoginViewProps) {
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const isChallenged = state.matches('challenged')
  // The email of an ended session is filled in.
  const [initialFocus] = useState(state.context.fields.values.email === '' ? emailRef : passwordRef)

  // After a canceled second factor the password must be typed again.
  useEffect(() => {
    if (isChallenged) return () => passwordRef.current?.focus()
  }, [isChallenged])

  return (
    <AdminLoginDialog
      subtitle={isChallenged ? "Verify it's you." : 'Review applications and manage users.'}
      onClose={onClose}
      initialFocus={initialFocus}
    >
      {isChallenged ? (
        secondFactor
      ) : (
        <AdminLoginForm state={state} send={send} emailRef={emailRef} passwordRef={passwordRef} />
      )}
    </AdminLoginDialog>
  )
}
