import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { HelpView } from './HelpView.tsx'
import { helpMachine } from './help.machine.ts'
import { Support } from './Support.tsx'

/** Help Desk: answers, where to go, how the services are, and a way to write to support. */
export default function HelpScreen({ contactEmail }: { contactEmail: string }) {
  const account = useSession((session) => sessionUserOf(session).email)
  const [state, send] = useMachine(helpMachine)
  const supportRef = useRef<HTMLDivElement>(null)
  return (
    <HelpView
      state={state}
      send={send}
      support={
        <div ref={supportRef}>
          <Support key={account} contactEmail={contactEmail} account={account} />
        </div>
      }
      onWrite={() => supportRef.current?.querySelector<HTMLElement>('input, button')?.focus()}
    />
  )
}
