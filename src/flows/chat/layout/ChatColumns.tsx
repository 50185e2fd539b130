import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Source } from '../../../api/types.ts'
import { NEW_CHAT_TITLE } from '../../../domain/chat.ts'
import type { AccountSettings } from '../../../domain/settings.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { usePrinting } from '../../../lib/usePrinting.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { MessageMatch } from '../../../modules/chat-search/findMessages.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Composer } from '../composer/Composer.tsx'
import { ShortcutHelp } from '../composer/ShortcutHelp.tsx'
import { useShortcuts } from '../composer/useShortcuts.ts'
import { PassageDialog, PassagePanel } from '../evidence/PassagePanel.tsx'
import { SourceSelectionProvider } from '../evidence/sourceSelection.ts'
import { useEvidence } from '../evidence/useEvidence.ts'
import type { chatMachine } from '../machine/chat.machine.ts'
import type { ChatEvent } from '../machine/chat.types.ts'
import { currentDraft } from '../machine/drafts.ts'
import { offerStatus, sessionsStatus, threadAnnouncement, threadStatus } from '../machine/viewStatus.ts'
import { hasEvidence } from '../messages/messages.ts'
import { ChatSessionBar } from '../sessions/ChatSessionBar.tsx'
import { ChatSessionList } from '../sessions/ChatSessionList.tsx'
import { DeleteChatDialog } from '../sessions/DeleteChatDialog.tsx'
import type { Removal } from '../sessions/DeletedChats.tsx'
import { Thread } from '../thread/Thread.tsx'
import type { LinkedMessage } from '../url/useLinkedMessage.ts'
import { ChatToolbar } from './ChatToolbar.tsx'
import * as styles from './ChatView.css.ts'
import { EvidenceColumn } from './EvidenceColumn.tsx'
import './print.css.ts'
import { printWithTitle } from './printWithTitle.ts'
import { useChatFocus } from './useChatFocus.ts'
import { useThread } from './useThread.ts'
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
  /** See `ChatSessionList`. */
  removal?: Removal | undefined
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
  removal,
  ...threadProps
}: ChatColumnsProps) {
  const { context } = state
  const { selectedId, documentNames } = context
  const isEditing = context.editedFrom !== null
  const [isHelpOpen, setHelpOpen] = useState(false)
  const columnsRef = useRef<HTMLDivElement>(null)
  const conversationRef = useRef<HTMLDivElement>(null)
  const threadRef = useRef<HTMLDivElement>(null)
  const composerRef = useRef<HTMLTextAreaElement>(null)
  const isWide = useWideLayout(columnsRef)
  const isPrinting = usePrinting()
  const { messages, scope, unavailable, ...offered } = useThread(context)
  const { answer, passage, ...evidence } = useEvidence(messages, context, { isWide, threadRef, send })
  const focusHandlers = useChatFocus({ composerRef, threadRef, isEditing })
  const status = threadStatus(state)
  const isWaiting = status === 'waiting'
  const isEvidenceShown =
    evidence.isOpen && (isWaiting || status === 'loading' || (answer !== null && hasEvidence(answer)))
  const isPassageInColumn = passage !== undefined && isWide

  const startNewChat = useCallback(() => {
    send({ type: 'newChat.requested' })
    composerRef.current?.focus()
  }, [send])
  const closePassage = () => send({ type: 'passage.closed' })
  useShortcuts({
    n: startNewChat,
    i: () => composerRef.current?.focus(),
    e: () => send({ type: 'edit.started' }),
    r: () => send({ type: 'question.repeated' }),
    '?': () => setHelpOpen(true),
    ...(isWaiting && { escape: () => send({ type: 'answer.cancelled' }) }),
    ...(isPassageInColumn && { escape: closePassage }),
  })

  const title = toDisplayName(context.sessions.find(({ id }) => id === selectedId)?.title ?? NEW_CHAT_TITLE)
  const list = {
    sessions: context.sessions,
    search: context.search,
    foundMessages,
    selectedId,
    status: sessionsStatus(state),
    removal,
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
  const passageProps = passage && {
    source: passage,
    document: renderSourceDocument?.(passage),
    onClose: closePassage,
  }

  return (
    <SourceSelectionProvider value={evidence.selection}>
      <div
        ref={columnsRef}
        className={styles.columns}
        data-with-evidence={isEvidenceShown || undefined}
        data-with-passage={(isEvidenceShown && isPassageInColumn) || undefined}
        {...focusHandlers}
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
              sessionId={selectedId}
              failure={context.threadFailure}
              pinnedId={isEvidenceShown ? (answer?.id ?? null) : null}
              scrollRef={isWide ? threadRef : conversationRef}
              send={send}
              onPin={evidence.pin}
              offer={offerStatus(state)}
              documentNames={documentNames}
              {...offered}
              {...threadProps}
            />
          </div>
          {isEvidenceShown && (
            <EvidenceColumn
              // Resets the scroll position and the expanded sections for another answer.
              key={answer?.id}
              ref={evidence.ref}
              answer={answer}
              passage={passageProps && isWide && <PassagePanel {...passageProps} />}
              onHide={evidence.hide}
            />
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
            documents={context.documents}
            scope={scope}
            unavailable={unavailable}
            names={documentNames}
          />
        </div>
      </div>
      {passageProps && !isWide && <PassageDialog {...passageProps} />}
      <DeleteChatDialog state={state} send={send} />
      <ShortcutHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
      <Announcement>{threadAnnouncement(state, threadProps.assistantName)}</Announcement>
    </SourceSelectionProvider>
  )
}
