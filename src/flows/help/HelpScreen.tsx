import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUrlParams } from '../../lib/url/useUrlParams.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { HelpView } from './HelpView.tsx'
import { helpMachine } from './help.machine.ts'
import { HELP_PARAMS } from './helpParams.ts'
import { SupportScreen } from './SupportScreen.tsx'

export default function HelpScreen() {
  const account = useSession((session) => sessionUserOf(session).email)
  const [state, send, actor] = useMachine(helpMachine)
  const { hash } = useLocation()
  useUrlParams({
    params: HELP_PARAMS,
    values: { search: state.context.query },
    onFollow({ search }) {
      // Searching closes the answers that the user opened.
      if (search !== actor.getSnapshot().context.query) send({ type: 'search.edited', query: search })
    },
  })
  const supportRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const anchor = hash.slice(1)
    send({ type: 'link.followed', anchor })
    // The browser looked for it in a closed category.
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
  }, [send, hash])
  return (
    <HelpView
      state={state}
      send={send}
      support={
        <div ref={supportRef}>
          <SupportScreen key={account} account={account} />
        </div>
      }
      onContactSupport={() => supportRef.current?.querySelector<HTMLElement>('input, button')?.focus()}
    />
  )
}
