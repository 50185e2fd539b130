import type { RefObject } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { KINDS } from './kinds.tsx'
import * as styles from './MfaView.css.ts'
import type { MfaContext } from './mfa.base.ts'
import type { MfaStep } from './viewProps.ts'

/** Asks before a factor is removed, and says what that means. */
export function RemovalDialog({
  state,
  send,
  sectionRef,
}: MfaStep & {
  /** Takes the focus when the factor, and with it its button, is gone. */
  sectionRef: RefObject<HTMLElement | null>
}) {
  const { doomed, failure } = state.context
  const isBusy = state.matches('unenrolling')
  const isAsking = state.matches('confirming')
  return (
    <ConfirmDialog
      open={isAsking || isBusy}
      danger
      title={doomed?.isVerified ? 'Remove this second factor?' : 'Remove what was begun?'}
      confirmLabel="Remove"
      busy={isBusy}
      error={isAsking && failure}
      // A code that is asked for next takes the focus itself.
      finalFocus={() =>
        state.matches('challenged') ? false : state.matches('loading') ? sectionRef.current : true
      }
      onConfirm={() => send({ type: 'removal.confirmed' })}
      onCancel={() => send({ type: 'removal.cancelled' })}
    >
      <bdi className={styles.named}>{doomed && (doomed.name || KINDS[doomed.type].label)}</bdi>{' '}
      {meaningOf(state.context)}
    </ConfirmDialog>
  )
}

function meaningOf({ doomed, factors }: MfaContext): string {
  if (!doomed?.isVerified) return 'was never verified, so nothing else changes.'
  const others = (factors ?? []).filter(({ id, isVerified }) => isVerified && id !== doomed.id)
  return others.length > 0
    ? 'will not be asked any more. Signing in then asks one of the others.'
    : 'is your only one. Without it your password alone opens your account.'
}
