import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import type { AdminLoginFormProps } from './AdminLoginForm.tsx'
import { AdminLoginForm } from './AdminLoginForm.tsx'
import { AdminOverlay } from './AdminOverlay.tsx'

export interface AdminLoginViewProps extends Pick<AdminLoginFormProps, 'state' | 'send'> {
  /** 'Back to Main App', or Escape. */
  onClose: () => void
  /** Asks for the second factor, in the place of the form. */
  challenge: ReactNode
}

export function AdminLoginView({ state, send, onClose, challenge }: AdminLoginViewProps) {
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)
  const isChallenged = state.matches('challenged')

  // Back from the challenge, what had the focus is gone, and the password is to be typed again.
  useEffect(() => {
    if (isChallenged) return () => passwordRef.current?.focus()
  }, [isChallenged])

  return (
    <AdminOverlay
      subtitle={
        isChallenged ? 'One more step, to be sure it is you.' : 'For those who look after the waitlist.'
      }
      onClose={onClose}
      initialFocus={emailRef}
    >
      {isChallenged ? (
        challenge
      ) : (
        <AdminLoginForm state={state} send={send} emailRef={emailRef} passwordRef={passwordRef} />
      )}
    </AdminOverlay>
  )
}
