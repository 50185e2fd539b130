import { useMachine } from '@xstate/react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { SecondFactorView } from './SecondFactorView.tsx'
import { challengeFactor, listFactors, verifyCode } from './secondFactor.actors.ts'
import { secondFactorMachine } from './secondFactor.machine.ts'

export interface SecondFactorScreenProps {
  /** The code was correct: the provider session is verified by two factors. */
  onVerified: () => void
  /** The user canceled, or the code cannot be requested. */
  onCancel: () => void
  /** Label of the cancel button. Default: 'Back to sign in'. */
  cancelLabel?: string
}

const liveMachine = secondFactorMachine.provide({ actors: { listFactors, challengeFactor, verifyCode } })

/** Asks for the code of a second factor after the password. Replaces the form of a page and has no heading. */
export default function SecondFactorScreen({ onVerified, onCancel, cancelLabel }: SecondFactorScreenProps) {
  const [state, send, actor] = useMachine(liveMachine)
  useEmitted(actor, { 'secondFactor.verified': onVerified, 'secondFactor.cancelled': onCancel })
  return <SecondFactorView state={state} send={send} cancelLabel={cancelLabel} />
}
