import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import * as styles from './UnfinishedSetup.css.ts'

export const UNFINISHED_SETUP = "Your account was created, but setup isn't finished"

export interface UnfinishedSetupProps {
  reason: string
  busy: boolean
  onRetry: () => void
}

/** Replaces the form if the account was created and its link could not be claimed. Takes the focus of the form. */
export function UnfinishedSetup({ reason, busy, onRetry }: UnfinishedSetupProps) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  useEffect(() => buttonRef.current?.focus(), [])
  return (
    <div className={styles.unfinished}>
      <Notice tone="warning" title={UNFINISHED_SETUP}>
        {reason}
      </Notice>
      <Button ref={buttonRef} variant="primary" size="large" block busy={busy} onClick={onRetry}>
        Finish Setup
      </Button>
    </div>
  )
}
