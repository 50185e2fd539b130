import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Source } from '../../api/types.ts'
import { useStepFocus } from '../../lib/focus/useStepFocus.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { ChatTools } from './ChatTools.tsx'
import * as styles from './ChatView.css.ts'
import type { ChatRequest } from './chat.base.ts'
import type { chatMachine } from './chat.machine.ts'
import { Composer } from './composer/Composer.tsx'
import { draftOf } from './composer/drafts.ts'
import { ShortcutHelp } from './composer/ShortcutHelp.tsx'
import { useShortcuts } from './composer/useShortcuts.ts'
import { EvidenceRail } from './evidence/EvidenceRail.tsx'
import { EvidenceSkeleton } from './evidence/EvidenceSkeleton.tsx'
import type { SourceRef } from './evidence/evidenceFocus.ts'
import { EvidenceFocusProvider, useEvidenceFocusState } from './evidence/evidenceFocus.ts'
import { PassagePanel, PassageSheet } from './evidence/PassagePanel.tsx'
import { DeleteDialog } from './sessions/DeleteDialog.tsx'
import { SessionBar } from './sessions/SessionBar.tsx'
import { SessionList } from './sessions/SessionList.tsx'
import { hasEvidence, pinnedAnswer } from './thread/messages.ts'
import { stamp } from './thread/stamp.ts'
import { Thread } from './thread/Thread.tsx'
import { useRoomy } from './useRoomy.ts'
import { announcementOf, sessionsStatusOf, threadStatusOf } from './viewStatus.ts'

export interface ChatColumnsProps {
  state: ViewState<typeof chatMachine>
  send: (event: ChatRequest) => void
  userName: string
  assistantName: string
  /** An answer that reports contradictions says so at its top. */
  contradictionAlerts: boolean
  /** Shows the page that a source was taken from. */
  pageOf?: ((source: Source) => ReactNode) | undefined
}

/** Sessions, thread and evidence beside each other; what there is no room for goes below or behind a bar. */
export function ChatColumns({ state, send, pageOf, ...names }: ChatColumnsProps) {
  const { context } = state
  const [isRailOpen, setRailOpen] = useState(true)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const columnsRef = useRef<HTMLDivElement>(null)
  const conversationRef = useRef<HTMLDivElement>(null)
  const railRef = useRef<HTMLElement>(null)
  const isRailWanted = useRef(false)
  const isRoomy = useRoomy(columnsRef)
  const answer = pinnedAnswer(context.messages, context.pinnedId)
  const status = threadStatusOf(state)
  const isWaiting = status === 'waiting'
  const isEditing = context.editedFrom !== null
  // The buttons that ask again and the one that cancels an edit go when they are pressed.
  const threadRef = useStepFocus<HTMLDivElement>(String(isWaiting))
  const composerRef = useStepFocus<HTMLTextAreaElement>(String(isEditing))

  const startNewChat = useCallback(() => {
    send({ type: 'newChat.requested' })
    composerRef.current?.focus()
  }, [send, composerRef])

  const pin = useCallback(
    (messageId: string) => {
      isRailWanted.current = true
      setRailOpen(true)
      send({ type: 'evidence.pinned', messageId })
    },
    [send],
  )
  // What asked for the evidence is gone: the focus goes there. Where it stands below the thread, so does the page.
  useEffect(() => {
    if (!isRailWanted.current) return
    isRailWanted.current = false
    railRef.current?.scrollIntoView({ block: 'start' })
    railRef.current?.focus({ preventScroll: true })
  })

  const focus = useEvidenceFocusState(
    isRoomy,
    useCallback(
      ({ answerId }: SourceRef) => {
        setRailOpen(true)
        send({ type: 'evidence.pinned', messageId: answerId })
      },
      [send],
    ),
  )
  const { closePassage } = focus
  const isOfAnswer = focus.isPassageOpen && focus.chosen?.answerId === answer?.id
  const passage = isOfAnswer ? answer?.sources?.[focus.chosen?.place ?? -1] : undefined

  const opened = (source: Source) => ({ source, page: pageOf?.(source), onClose: closePassage })

  const isPassageBeside = passage !== undefined && isRoomy

  useShortcuts(
    useMemo(
      () => ({
        n: startNewChat,
        i: () => composerRef.current?.focus(),
        e: () => send({ type: 'edit.begun' }),
        r: () => send({ type: 'question.repeated', ...stamp() }),
        '?': () => setHelpOpen(true),
        ...(isWaiting && { escape: () => send({ type: 'answer.cancelled' }) }),
        ...(isPassageBeside && { escape: closePassage }),
      }),
      [startNewChat, closePassage, isPassageBeside, isWaiting, send, composerRef],
    ),
  )
  // Whoever edits is at the keyboard already, or wants to be.
  useEffect(() => {
    if (isEditing) composerRef.current?.focus()
  }, [isEditing, composerRef])

  const hideRail = useCallback(() => {
    setRailOpen(false)
    threadRef.current?.focus({ preventScroll: true })
  }, [threadRef])

  const list = {
    sessions: context.sessions,
    selectedId: context.selectedId,
    status: sessionsStatusOf(state),
    send,
    onNewChat: startNewChat,
  }
  const tools = (
    <ChatTools
      onExport={context.messages.length === 0 ? undefined : () => send({ type: 'export.requested' })}
      onHelp={() => setHelpOpen(true)}
    />
  )
  const isAwaited = answer === null && (isWaiting || status === 'loading')
  const isRailShown = isRailOpen && (answer !== null || isAwaited)

  return (
    <EvidenceFocusProvider value={focus}>
      <div ref={columnsRef} className={styles.columns} data-rail={isRailShown || undefined}>
        <aside className={styles.sessions} aria-label="Chat sessions">
          <SessionList {...list} />
        </aside>
        <SessionBar {...list} tools={tools} />
        <div ref={conversationRef} className={styles.conversation}>
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
              // Where the thread scrolls depends on the room; a list that is drawn in part must know.
              key={String(isRoomy)}
              status={status}
              messages={context.messages}
              sessionId={context.selectedId}
              failure={context.threadFailure}
              pinnedId={isRailShown ? (answer?.id ?? null) : null}
              scrollRef={isRoomy ? threadRef : conversationRef}
              send={send}
              onPin={pin}
              {...names}
            />
          </div>
          {isRailShown && (
            <aside
              // Another answer's evidence begins at its top, with nothing unfolded.
              key={answer?.id}
              ref={railRef}
              className={styles.rail}
              aria-label="Evidence"
              tabIndex={-1}
              data-bare={answer === null || !hasEvidence(answer) || undefined}
            >
              {answer === null && <EvidenceSkeleton />}
              {passage && isPassageBeside && <PassagePanel {...opened(passage)} />}
              {answer !== null && !isPassageBeside && <EvidenceRail answer={answer} onHide={hideRail} />}
            </aside>
          )}
        </div>
        <div className={styles.composer}>
          <Composer
            ref={composerRef}
            draft={draftOf(context)}
            isEditing={isEditing}
            status={status}
            send={send}
            end={tools}
          />
        </div>
      </div>
      {passage && !isRoomy && <PassageSheet {...opened(passage)} />}
      <DeleteDialog state={state} send={send} />
      <ShortcutHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
      <Announcement>{announcementOf(state, names.assistantName)}</Announcement>
    </EvidenceFocusProvider>
  )
}
