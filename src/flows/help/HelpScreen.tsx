import { useMachine } from '@xstate/react'
import { useRef } from 'react'
import { useSession } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { HelpView } from './HelpView.tsx'
import { helpMachine } from './help.machine.ts'
import { SupportScreen } from './SupportScreen.tsx'

/** Help Desk: answers, links, system status and the support form. */
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
          <SupportScreen key={account} contactEmail={contactEmail} account={account} />
        </div>
      }
      onContactSupport={() => supportRef.current?.querySelector<HTMLElement>('input, button')?.focus()}
    />
  )
}
