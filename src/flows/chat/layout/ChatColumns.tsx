import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Source } from '../../../api/types.ts'
import { NEW_CHAT_TITLE } from '../../../domain/chat.ts'
import type { AccountSettings } from '../../../domain/settings.ts'
import { useRestoreFocus } from '../../../lib/focus/useRestoreFocus.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { usePrinting } from '../../../lib/usePrinting.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { MessageMatch } from '../../../modules/chat-search/findMessages.ts'
import { entrance } from '../../../theme/entrance.css.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Composer } from '../composer/Composer.tsx'
import { ShortcutHelp } from '../composer/ShortcutHelp.tsx'
import { useShortcuts } from '../composer/useShortcuts.ts'
import { EvidencePanel } from '../evidence/EvidencePanel.tsx'
import { EvidenceSkeleton } from '../evidence/EvidenceSkeleton.tsx'
import { PassageDialog, PassagePanel } from '../evidence/PassagePanel.tsx'
import { SourceSelectionProvider, useSourceSelectionState } from '../evidence/sourceSelection.ts'
import type { chatMachine } from '../machine/chat.machine.ts'
import type { ChatEvent } from '../machine/chat.types.ts'
import { currentDraft } from '../machine/drafts.ts'
import { scopeOf, unavailableIds } from '../machine/scope.ts'
import { followUpsOf, questionsInScope } from '../machine/suggestions.ts'
import { offerStatus, sessionsStatus, threadAnnouncement, threadStatus } from '../machine/viewStatus.ts'
import { createMessageMeta } from '../messages/messageMeta.ts'
import { answerWithShownEvidence, hasEvidence, threadMessages } from '../messages/messages.ts'
import { passageOf, sourceOf } from '../messages/passageRef.ts'
import type { SourceRef } from '../messages/sources.ts'
import { ChatSessionBar } from '../sessions/ChatSessionBar.tsx'
import { ChatSessionList } from '../sessions/ChatSessionList.tsx'
import { DeleteChatDialog } from '../sessions/DeleteChatDialog.tsx'
import { Thread } from '../thread/Thread.tsx'
import type { LinkedMessage } from '../url/useLinkedMessage.ts'
import { ChatToolbar } from './ChatToolbar.tsx'
import * as styles from './ChatView.css.ts'
import './print.css.ts'
import { printWithTitle } from './printWithTitle.ts'
import { useWideLayout } from './useWideLayout.ts'

export interface ChatColumnsProps {
  state: ViewState<typeof chatMachine>
  send: (event: ChatEvent) => void
  userName: string
  assistantName: string
  /** Answers that report contradictions show a notice. */
  contradictionAlerts: boolean
  /** See `Answer`. */
  settings?: AccountSettings | undefined
  /** Shown below the last answer if the documents do not contain it. */
  waitingDocuments?: ReactNode
  /** The messages that the search in the list finds. */
  foundMessages?: readonly MessageMatch[] | undefined
  /** The question of the link that opened the page; null without one. An empty thread offers it. */
  linkedQuestion?: string | null | undefined
  /** See `Thread`. */
  linkedMessage?: LinkedMessage | null | undefined
  /** Renders the document of a source at its passage. */
  renderSourceDocument?: ((source: Source) => ReactNode) | undefined
}

/**
 * The chat's layout. Wide: chat sessions, thread and evidence in three columns. Narrower: the evidence is below the
 * thread and passages open in a dialog. Phones: the chat sessions are in a drawer.
 */
export function ChatColumns({
  state,
  send,
  renderSourceDocument,
  foundMessages,
  ...threadProps
}: ChatColumnsProps) {
  const { context } = state
  const { messages: answered, pendingQuestion } = context
  const isEditing = context.editedFrom !== null
  const [isEvidenceOpen, setEvidenceOpen] = useState(true)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const columnsRef = useRef<HTMLDivElement>(null)
  const conversationRef = useRef<HTMLDivElement>(null)
  const evidenceRef = useRef<HTMLElement>(null)
  const shouldFocusEvidence = useRef(false)
  const isWide = useWideLayout(columnsRef)
  // The same array between renders, because the thread is memoized.
  const messages = useMemo(
    () => threadMessages({ messages: answered, pendingQuestion }),
    [answered, pendingQuestion],
  )
  const { scopes, selectedId, documents, documentNames } = context
  const [scope, unavailable] = useMemo(() => {
    const chat = { scopes, selectedId, messages, documents }
    return [scopeOf(chat), unavailableIds(chat)]
  }, [scopes, selectedId, messages, documents])
  const suggestedQuestions = useMemo(
    () => questionsInScope(context.suggestions?.questions ?? [], scope, documents ?? []),
    [context.suggestions, scope, documents],
  )
  const followUps = useMemo(() => (isEditing ? [] : followUpsOf(messages)), [isEditing, messages])
  const openSource = useMemo(() => sourceOf(messages, context.passage), [messages, context.passage])
  const answer = answerWithShownEvidence(messages, openSource?.answerId ?? context.pinnedId)
  const status = threadStatus(state)
  const isWaiting = status === 'waiting'
  const threadRef = useRef<HTMLDivElement>(null)
  const composerRef = useRef<HTMLTextAreaElement>(null)

  const startNewChat = useCallback(() => {
    send({ type: 'newChat.requested' })
    composerRef.current?.focus()
  }, [send])

  const pinEvidence = useCallback(
    (messageId: string) => {
      shouldFocusEvidence.current = true
      setEvidenceOpen(true)
      send({ type: 'evidence.pinned', messageId })
    },
    [send],
  )
  // Pinning removes the button that was pressed. Below the thread, the evidence may also be out of view.
  useEffect(() => {
    if (!shouldFocusEvidence.current) return
    shouldFocusEvidence.current = false
    evidenceRef.current?.scrollIntoView({ block: 'start' })
    evidenceRef.current?.focus({ preventScroll: true })
  })

  const selection = useSourceSelectionState(
    isWide,
    openSource,
    useCallback(
      (source: SourceRef) => {
        const passage = passageOf(messages, source)
        if (passage !== null) send({ type: 'passage.opened', passage })
      },
      [messages, send],
    ),
  )
  const isPassageOpen = openSource !== null
  useEffect(() => {
    if (isPassageOpen) setEvidenceOpen(true)
  }, [isPassageOpen])
  const closePassage = useCallback(() => send({ type: 'passage.closed' }), [send])
  // For example, "Ask again" is removed when it is pressed, and a passage when another answer arrives.
  const isPrinting = usePrinting()
  const restoreFocus = useRestoreFocus<'sessions' | 'composer' | 'thread'>({
    positionOf(element, container) {
      if (!container.contains(element)) return null
      if (element.closest('[data-chat-sessions]') !== null) return 'sessions'
      return element.closest('[data-composer]') === null ? 'thread' : 'composer'
    },
    elementAt(position, container) {
      if (position === 'sessions') return container.querySelector<HTMLElement>('[data-chat-sessions] button')
      return position === 'composer' ? composerRef.current : threadRef.current
    },
  })
  const passage = openSource === null ? undefined : answer?.sources?.[openSource.index]
  const isPassageInColumn = passage !== undefined && isWide
  const passageProps = (source: Source) => ({
    source,
    document: renderSourceDocument?.(source),
    onClose: closePassage,
  })

  useShortcuts(
    useMemo(
      () => ({
        n: startNewChat,
        i: () => composerRef.current?.focus(),
        e: () => send({ type: 'edit.started' }),
        r: () => send({ type: 'question.repeated', ...createMessageMeta() }),
        '?': () => setHelpOpen(true),
        ...(isWaiting && { escape: () => send({ type: 'answer.cancelled' }) }),
        ...(isPassageInColumn && { escape: closePassage }),
      }),
      [startNewChat, closePassage, isPassageInColumn, isWaiting, send],
    ),
  )
  useEffect(() => {
    if (isEditing) composerRef.current?.focus()
  }, [isEditing])

  const hideEvidence = useCallback(() => {
    setEvidenceOpen(false)
    threadRef.current?.focus({ preventScroll: true })
  }, [])

  const title = toDisplayName(
    context.sessions.find(({ id }) => id === context.selectedId)?.title ?? NEW_CHAT_TITLE,
  )
  const list = {
    sessions: context.sessions,
    search: context.search,
    foundMessages,
    selectedId: context.selectedId,
    status: sessionsStatus(state),
    send,
    onNewChat: startNewChat,
  }
  const toolbar = (
    <ChatToolbar
      isEmpty={messages.length === 0}
      onExport={() => send({ type: 'export.requested' })}
      onPrint={() => printWithTitle(title)}
      onHelp={() => setHelpOpen(true)}
    />
  )
  const isEvidenceLoading = answer === null && (isWaiting || status === 'loading')
  const isEvidenceShown = isEvidenceOpen && (answer !== null || isEvidenceLoading)

  return (
    <SourceSelectionProvider value={selection}>
      <div
        ref={columnsRef}
        className={styles.columns}
        data-with-evidence={isEvidenceShown || undefined}
        data-with-passage={(isEvidenceShown && isPassageInColumn) || undefined}
        {...restoreFocus}
      >
        <aside className={styles.sessions} aria-label="Chat sessions">
          <ChatSessionList {...list} />
        </aside>
        <ChatSessionBar {...list} toolbar={toolbar} />
        <div ref={conversationRef} className={styles.conversation}>
          <div
            ref={threadRef}
            className={styles.thread}
            role="log"
            aria-live="off"
            aria-label="Conversation"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
            tabIndex={0}
          >
            {isPrinting && <h2 className={styles.printedTitle}>{title}</h2>}
            <Thread
              // The scroll container depends on the layout, and a virtualized list must be mounted again to change it.
              key={String(isWide)}
              status={status}
              messages={messages}
              sessionId={context.selectedId}
              failure={context.threadFailure}
              pinnedId={isEvidenceShown ? (answer?.id ?? null) : null}
              scrollRef={isWide ? threadRef : conversationRef}
              send={send}
              onPin={pinEvidence}
              offer={offerStatus(state)}
              suggestedQuestions={suggestedQuestions}
              documentNames={documentNames}
              followUps={followUps}
              {...threadProps}
            />
          </div>
          {isEvidenceShown && (
            <aside
              // Resets the scroll position and the expanded sections for another answer.
              key={answer?.id}
              ref={evidenceRef}
              className={styles.evidence}
              aria-label="Evidence"
              tabIndex={-1}
              data-empty={answer === null || !hasEvidence(answer) || undefined}
            >
              {answer === null && <EvidenceSkeleton />}
              {passage && isPassageInColumn && <PassagePanel {...passageProps(passage)} />}
              {answer !== null && !isPassageInColumn && (
                // Not the scroll container: browsers would paint it again.
                <div className={entrance}>
                  <EvidencePanel answer={answer} onHide={hideEvidence} />
                </div>
              )}
            </aside>
          )}
        </div>
        <div className={styles.composer} data-composer>
          <Composer
            ref={composerRef}
            draft={currentDraft(context)}
            isEditing={isEditing}
            status={status}
            send={send}
            toolbar={toolbar}
            documents={documents}
            scope={scope}
            unavailable={unavailable}
            names={documentNames}
          />
        </div>
      </div>
      {passage && !isWide && <PassageDialog {...passageProps(passage)} />}
      <DeleteChatDialog state={state} send={send} />
      <ShortcutHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
      <Announcement>{threadAnnouncement(state, threadProps.assistantName)}</Announcement>
    </SourceSelectionProvider>
  )
}
