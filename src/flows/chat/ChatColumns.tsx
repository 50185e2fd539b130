import { useCallback, useEffect, useRef, useState } from 'react'
import type { ViewState } from '../../machines/viewState.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './ChatView.css.ts'
import { Composer } from './Composer.tsx'
import type { chatMachine } from './chat.machine.ts'
import type { ChatRequest } from './chat.setup.ts'
import { EvidenceRail } from './EvidenceRail.tsx'
import { EvidenceSkeleton } from './EvidenceSkeleton.tsx'
import type { SourceRef } from './evidenceFocus.ts'
import { EvidenceFocusProvider, useEvidenceFocusState } from './evidenceFocus.ts'
import { hasEvidence, pinnedAnswer } from './messages.ts'
import { SessionBar } from './SessionBar.tsx'
import { SessionList } from './SessionList.tsx'
import { Thread } from './Thread.tsx'
import { useShortcut } from './useShortcut.ts'
import { announcementOf, sessionsStatusOf, threadStatusOf } from './viewStatus.ts'

export interface ChatColumnsProps {
  state: ViewState<typeof chatMachine>
  send: (event: ChatRequest) => void
  userName: string
  assistantName: string
}

/** Sessions, thread and evidence beside each other; what there is no room for goes below or behind a bar. */
export function ChatColumns({ state, send, userName, assistantName }: ChatColumnsProps) {
  const { context } = state
  const [isRailOpen, setRailOpen] = useState(true)
  const composerRef = useRef<HTMLTextAreaElement>(null)
  const threadRef = useRef<HTMLDivElement>(null)
  const railRef = useRef<HTMLElement>(null)
  const isRailWanted = useRef(false)
  const answer = pinnedAnswer(context.messages, context.pinnedId)
  const status = threadStatusOf(state)

  const startNewChat = useCallback(() => {
    send({ type: 'newChat.requested' })
    composerRef.current?.focus()
  }, [send])
  useShortcut('n', startNewChat)

  const pin = useCallback(
    (messageId: string) => {
      isRailWanted.current = true
      setRailOpen(true)
      send({ type: 'evidence.pinned', messageId })
    },
    [send],
  )
  // Where the evidence stands below the thread, asking for it leads there. Beside the thread nothing moves.
  useEffect(() => {
    if (isRailWanted.current) railRef.current?.scrollIntoView({ block: 'start' })
    isRailWanted.current = false
  })

  const focus = useEvidenceFocusState(
    useCallback(
      ({ answerId }: SourceRef) => {
        setRailOpen(true)
        send({ type: 'evidence.pinned', messageId: answerId })
      },
      [send],
    ),
  )

  const hideRail = useCallback(() => {
    setRailOpen(false)
    threadRef.current?.focus({ preventScroll: true })
  }, [])

  const list = {
    sessions: context.sessions,
    selectedId: context.selectedId,
    status: sessionsStatusOf(state),
    send,
    onNewChat: startNewChat,
  }
  const isAwaited = answer === null && (status === 'waiting' || status === 'loading')
  const isRailShown = isRailOpen && (answer !== null || isAwaited)

  return (
    <EvidenceFocusProvider value={focus}>
      <div className={styles.columns} data-rail={isRailShown || undefined}>
        <aside className={styles.sessions} aria-label="Chat sessions">
          <SessionList {...list} />
        </aside>
        <SessionBar {...list} />
        <div className={styles.conversation}>
          <div
            ref={threadRef}
            className={styles.thread}
            role="log"
            aria-live="off"
            aria-label="Conversation"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <Thread
              status={status}
              messages={context.messages}
              sessionId={context.selectedId}
              failure={context.threadFailure}
              pinnedId={isRailShown ? (answer?.id ?? null) : null}
              userName={userName}
              assistantName={assistantName}
              send={send}
              onPin={pin}
            />
          </div>
          {isRailShown && (
            <aside
              // Another answer's evidence begins at its top, with nothing unfolded.
              key={answer?.id}
              ref={railRef}
              className={styles.rail}
              aria-label="Evidence"
              data-bare={answer === null || !hasEvidence(answer) || undefined}
            >
              {answer === null ? <EvidenceSkeleton /> : <EvidenceRail answer={answer} onHide={hideRail} />}
            </aside>
          )}
        </div>
        <div className={styles.composer}>
          <Composer ref={composerRef} draft={context.draft} status={status} send={send} />
        </div>
      </div>
      <VisuallyHidden render={<output />}>{announcementOf(state, assistantName)}</VisuallyHidden>
    </EvidenceFocusProvider>
  )
}
