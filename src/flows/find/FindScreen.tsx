import { useMachine } from '@xstate/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { useTheme } from '../../theme/themeSetting.ts'
import { FindView } from './FindView.tsx'
import { liveFindActors } from './find.actors.ts'
import { findMachine } from './find.machine.ts'
import type { FindTarget } from './findResults.ts'

const DocumentScreen = lazy(() => import('../../modules/document-viewer/DocumentScreen.tsx'))

type ShownDocument = Extract<FindTarget, { type: 'document' }>

export interface FindScreenProps {
  /** Opening it again needs another key. */
  open: boolean
  isAdmin: boolean
  onClose: () => void
}

/** Finds pages, documents, chats, concepts and help. The default export, for lazy loading. */
export default function FindScreen({ open, isAdmin, onClose }: FindScreenProps) {
  const session = useSessionActor()
  const hasBackend = useSession((session) => session.matches('backend'))
  const user = useSession((session) => session.context.grant?.user)
  const [machine] = useState(() => findMachine.provide({ actors: liveFindActors(user) }))
  const [state, send, actor] = useMachine(machine, { input: { hasBackend } })
  const [theme, chooseTheme] = useTheme()
  const navigate = useNavigate()
  /** What was opened: the focus moves to it instead of returning. */
  const opened = useRef<'page' | 'message' | null>(null)
  /** The document over the results; the last one while it is closed. */
  const [shown, setShown] = useState<(ShownDocument & { isOpen: boolean }) | null>(null)

  useEmitted(actor, {
    'result.chosen'({ target }) {
      if (target.type === 'document') return setShown({ ...target, isOpen: true })
      onClose()
      if (target.type === 'theme') return chooseTheme(theme === 'dark' ? 'light' : 'dark')
      if (target.type === 'logOut') return session.send({ type: 'signOut.requested' })
      const { path, isMessage } = target
      opened.current = isMessage ? 'message' : 'page'
      navigate(path, { state: isMessage ? { isMessage } : null })
    },
  })

  return (
    <FindView
      state={state}
      send={send}
      open={open}
      isAdmin={isAdmin}
      onClose={onClose}
      finalFocus={() => (opened.current === 'page' ? focusableHeading() : opened.current === null)}
    >
      {shown && (
        <Suspense>
          <DocumentScreen
            key={JSON.stringify([shown.file, shown.cited])}
            file={shown.file}
            cited={shown.cited}
            open={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
    </FindView>
  )
}

/** A page that loads while the dialog closes cannot focus its heading itself. */
function focusableHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading !== null) heading.tabIndex = -1
  return heading
}
