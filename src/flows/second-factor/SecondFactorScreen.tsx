import { useMachine } from '@xstate/react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { SecondFactorView } from './SecondFactorView.tsx'
import { challengeFactor, listFactors, verifyCode } from './secondFactor.actors.ts'
import { secondFactorMachine } from './secondFactor.machine.ts'

export interface SecondFactorScreenProps {
  /** The code was right: the provider's session is one of two factors now. */
  onVerified: () => void
  /** The person gives up, or the challenge cannot be asked. */
  onCancel: () => void
  /** The words on the way back; 'Back to sign in' unless given, for whoever is signed in already. */
  cancelLabel?: string
}

const liveMachine = secondFactorMachine.provide({ actors: { listFactors, challengeFactor, verifyCode } })

/**
 * Asks somebody who has given the right password for the code of their second factor. It stands in a page, in the
 * place of its form: the heading is the page's.
 */
export default function SecondFactorScreen({ onVerified, onCancel, cancelLabel }: SecondFactorScreenProps) {
  const [state, send, actor] = useMachine(liveMachine)
  useEmitted(actor, { 'factor.verified': onVerified, 'challenge.cancelled': onCancel })
  return <SecondFactorView state={state} send={send} cancelLabel={cancelLabel} />
}
