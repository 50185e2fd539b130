import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import type { User } from '../../api/types.ts'
import { useDeviceSettings } from '../../device/deviceSettings.ts'
import type { KeptDrafts } from '../../device/drafts.ts'
import { forgetAsked, keepDrafts, readDrafts } from '../../device/drafts.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { downloadFile } from '../../lib/downloadFile.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { ChatView } from './ChatView.tsx'
import { liveActorsOf } from './chat.actors.ts'
import { chatMachine } from './chat.machine.ts'
import { keptChatOf, useKeptDrafts } from './composer/useKeptDrafts.ts'
import { createFileShelf } from './evidence/fileShelf.ts'
import { SourcePage } from './evidence/SourcePage.tsx'
import { abandon, abandonAll } from './pendingAnswers.ts'
import { copyText } from './thread/copyText.ts'
import { exportName, threadAsMarkdown } from './thread/exportThread.ts'

/** The chat. A backend that comes or goes, and another person, start it afresh. */
export default function ChatScreen() {
  const hasBackend = useSession((session) => session.matches('backend'))
  const user = useSession((session) => session.context.grant?.user)
  return <Chat key={`${hasBackend} ${user?.id}`} hasBackend={hasBackend} user={user} />
}

function Chat({ hasBackend, user }: { hasBackend: boolean; user: User | undefined }) {
  const session = useSessionActor()
  const userId = user?.id ?? ''
  const [machine] = useState(() => machineFor(userId))
  const [shelf] = useState(createFileShelf)
  const [kept] = useState(() => keptChatOf(userId, readDrafts(userId)))
  const [state, send, actor] = useMachine(machine, { input: { hasBackend, ...kept } })
  const userName = user?.first_name || user?.name || 'You'
  const assistantName = user?.machine_name || 'Assistant'
  const { contradictionAlerts = DEFAULT_SETTINGS.contradictionAlerts } = useDeviceSettings()

  useEmitted(actor, {
    'failure.occurred': ({ title, text }) => toasts.error(title, text),
    // The way to sign in again begins with leaving; the route's guard does the rest.
    'signIn.requested': () => session.send({ type: 'signOut.requested' }),
    'answer.abandoned': ({ sessionId }) => abandon(sessionId),
    'copy.requested': ({ text }) => copyText(text),
    'export.requested': ({ title, messages }) =>
      downloadFile(
        exportName(title),
        threadAsMarkdown(title, messages, { userName, assistantName }),
        'text/markdown',
      ),
  })

  // What was typed is gone from the device at sign-out; a session that has run out leaves it for later.
  const keepChat = useCallback(
    (kept: KeptDrafts) => {
      const { endReason } = session.getSnapshot().context
      if (hasBackend && (endReason === null || endReason === 'expired')) keepDrafts(userId, kept)
    },
    [session, hasBackend, userId],
  )
  useKeptDrafts(actor, userId, keepChat)
  // Nobody waits for answers to somebody who is not signed in any more; their questions are kept as drafts.
  useEffect(() => () => void (session.getSnapshot().context.endReason !== null && abandonAll()), [session])

  return (
    <ChatView
      state={state}
      send={send}
      userName={userName}
      assistantName={assistantName}
      contradictionAlerts={contradictionAlerts}
      pageOf={(source) => <SourcePage source={source} shelf={shelf} />}
    />
  )
}

function machineFor(userId: string) {
  return chatMachine.provide({
    actors: liveActorsOf({ userId, onAnswered: (sessionId) => forgetAsked(userId, sessionId) }),
  })
}
