import { type RefObject, useEffect, useRef } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { FACTOR_TYPES } from './factorTypes.tsx'
import * as styles from './MfaView.css.ts'
import type { MfaContext } from './mfa.types.ts'
import type { MfaPartProps } from './viewProps.ts'

export interface RemoveFactorDialogProps extends MfaPartProps {
  /** Gets the focus when the factor and its button are removed. */
  sectionRef: RefObject<HTMLElement | null>
}

export function RemoveFactorDialog({ state, send, sectionRef }: RemoveFactorDialogProps) {
  const { factors, factorToRemove, failure } = state.context
  const isBusy = state.matches('unenrolling')
  const isConfirming = state.matches('confirming')
  const lastId = useRef<string | null>(null)
  useEffect(() => {
    if (factorToRemove !== null) lastId.current = factorToRemove.id
  }, [factorToRemove])

  // The dialog reads this after its closing animation, when the list may have been loaded again.
  const finalFocus = () => {
    // The code field of the next step focuses itself.
    if (state.matches('challenged')) return false
    const isListed = factors?.some(({ id }) => id === lastId.current) ?? false
    return isListed && !state.matches('loading') ? true : sectionRef.current
  }
  return (
    <ConfirmDialog
      open={isConfirming || isBusy}
      danger
      title={factorToRemove?.isVerified ? 'Remove this two-factor method?' : 'Discard this setup?'}
      confirmLabel="Remove"
      busy={isBusy}
      error={isConfirming && failure}
      finalFocus={finalFocus}
      onConfirm={() => send({ type: 'removal.confirmed' })}
      onCancel={() => send({ type: 'removal.cancelled' })}
    >
      <bdi className={styles.emphasis}>
        {factorToRemove && (factorToRemove.name || FACTOR_TYPES[factorToRemove.type].label)}
      </bdi>{' '}
      {consequence(state.context)}
    </ConfirmDialog>
  )
}

function consequence({ factorToRemove, factors }: MfaContext): string {
  if (!factorToRemove?.isVerified) return 'was never verified. Nothing else changes.'
  const others = (factors ?? []).filter(({ id, isVerified }) => isVerified && id !== factorToRemove.id)
  return others.length > 0
    ? "will no longer be used. You'll sign in with a code from another method."
    : 'is your only method. Without it, your password is enough to sign in.'
}
