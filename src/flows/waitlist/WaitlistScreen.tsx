import { useMachine } from '@xstate/react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { WaitlistView } from './WaitlistView.tsx'
import { notifyTeam, submitApplication } from './waitlist.actors.ts'
import { waitlistMachine } from './waitlist.machine.ts'

export interface WaitlistScreenProps {
  /** Called by the Exit button. The typed values stay while the form is mounted. */
  onExit: () => void
  contactEmail: string
}

const liveMachine = waitlistMachine.provide({ actors: { submitApplication, notifyTeam } })

/** The 'Private Demo Access' form. */
export default function WaitlistScreen({ onExit, contactEmail }: WaitlistScreenProps) {
  const [state, send, actor] = useMachine(liveMachine)
  useEmitted(actor, {
    'notification.raised': ({ tone, title, text }) => toasts[tone](title, text),
    'exit.requested': onExit,
  })
  return <WaitlistView state={state} send={send} contactEmail={contactEmail} />
}
