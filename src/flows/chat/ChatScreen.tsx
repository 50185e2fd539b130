import { useMachine, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '../../api/types.ts'
import { announceDeletedChats, onDeletedChat } from '../../device/deletedChats.ts'
import { useDeviceSettings } from '../../device/deviceSettings.ts'
import { readStoredChat, updateStoredChat } from '../../device/storedChat.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { downloadFile } from '../../lib/downloadFile.ts'
import { mergeChanges } from '../../lib/records.ts'
import { readParams } from '../../lib/url/params.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { BackendAccessScreen } from '../../modules/backend-access/BackendAccessScreen.tsx'
import { DecisionSlot } from '../../modules/disagreements/decisionSlot.ts'
import { SessionDecision } from '../../modules/disagreements/SessionDecision.tsx'
import { createDocumentCache } from '../../modules/document-viewer/documentCache.ts'
import { useSession, useSessionActor } from '../../session/SessionProvider.tsx'
import { isContinued } from '../../session/session.machine.ts'
import { useSettings } from '../../session/useSettings.ts'
import { toasts } from '../../ui/Toasts/toasts.ts'
import { WaitingDocumentsScreen } from '../knowledge-base/waiting/WaitingDocumentsScreen.tsx'
import { SourceDocument } from './evidence/SourceDocument.tsx'
import { ChatView } from './layout/ChatView.tsx'
import { answersActorOf } from './machine/answers.actors.ts'
import { liveChatActors } from './machine/chat.actors.ts'
import { chatMachine } from './machine/chat.machine.ts'
import { MESSAGE_FAILED } from './machine/chat.thread.ts'
import { removalActorOf } from './machine/removal.actors.ts'
import { setScope } from './machine/scope.ts'
import { type ChatChange, useSavedChat } from './machine/useSavedChat.ts'
import { useStoredScopes } from './machine/useStoredScopes.ts'
import { exportFileName, threadToMarkdown } from './messages/exportThread.ts'
import { useFoundMessages } from './sessions/useFoundMessages.ts'
import { copyText } from './thread/copyText.ts'
import { CHAT_PARAMS, NEW_CHAT } from './url/chatParams.ts'
import { useChatUrl } from './url/useChatUrl.ts'
import { useLinkedMessage } from './url/useLinkedMessage.ts'
import { useLinkedQuestion } from './url/useLinkedQuestion.ts'

const NOBODY = {}

/** One element, because the thread is memoized. */
const waitingDocuments = <WaitingDocumentsScreen />

/** The chat page. Its machine starts again when the user or the access to the backend changes. */
export default function ChatScreen() {
  const hasBackend = useSession((session) => session.matches('backend'))
  const user = useSession((session) => session.context.grant?.user)
  return (
    <DecisionSlot value={SessionDecision}>
      <Chat key={`${hasBackend} ${user?.id}`} hasBackend={hasBackend} user={user} />
    </DecisionSlot>
  )
}

interface ChatProps {
  hasBackend: boolean
  user: User | undefined
}

function Chat({ hasBackend, user }: ChatProps) {
  const session = useSessionActor()
  const userId = user?.id ?? ''
  const [answers] = useState(() => answersActorOf(session))
  const [machine] = useState(() => chatMachine.provide({ actors: liveChatActors(userId, answers) }))
  const [removalActor] = useState(() => removalActorOf(session))
  const removalState = useSelector(removalActor, (snapshot) => snapshot)
  const removal = useMemo(
    () => ({ state: removalState, send: removalActor.send }),
    [removalState, removalActor],
  )
  const [documentCache] = useState(createDocumentCache)
  const { search: query } = useLocation()
  const [restored] = useState(() => {
    const { search, session, documents, passage, page } = readParams(CHAT_PARAMS, query)
    const { drafts, scopes, openId } = readStoredChat(userId)
    if (session === null) return { drafts, scopes, search, openId }
    const linkedId = session === NEW_CHAT ? null : session
    const linkedScopes = documents === null ? scopes : setScope(scopes, linkedId, documents)
    return { drafts, scopes: linkedScopes, search, passage, page, openId: linkedId }
  })
  const [state, send, actor] = useMachine(machine, { input: { hasBackend, ...restored } })
  const linkedMessage = useLinkedMessage(state.hasTag('waiting'))
  const { send: sendFromView, linkedQuestion } = useChatUrl(state, send, linkedMessage)
  const turnPage = useCallback((page: number) => send({ type: 'page.turned', page }), [send])
  const userName = user?.first_name || user?.name || 'You'
  const assistantName = user?.machine_name || 'Assistant'
  const { contradictionAlerts = DEFAULT_SETTINGS.contradictionAlerts } = useDeviceSettings()

  useEmitted(actor, {
    'failure.occurred': ({ title, text }) => toasts.error(title, text),
    'answer.received': () => toasts.closeError(MESSAGE_FAILED),
    'question.stopped': answers.send,
    'question.forgotten': answers.send,
    'session.removed': ({ id }) => announceDeletedChats(id),
    'copy.requested': ({ text }) => copyText(text),
    'export.requested': ({ title, messages, documentNames }) =>
      downloadFile(
        exportFileName(title),
        threadToMarkdown(title, messages, { userName, assistantName, documentNames }),
        'text/markdown',
      ),
  })

  useEmitted(removalActor, {
    'removal.finished': ({ deleted }) => {
      for (const id of deleted) send({ type: 'session.deleted', id })
    },
  })

  useLinkedQuestion(send, hasBackend)
  const { sessions, search } = state.context
  const foundMessages = useFoundMessages(user ?? NOBODY, sessions, search)
  useEffect(() => onDeletedChat((id) => send({ type: 'session.deleted', id })), [send])

  // Sign-out deletes the stored drafts; an expired session keeps them.
  const saveChat = useCallback(
    ({ draftsBefore, drafts, scopesBefore, scopes, openId }: ChatChange) => {
      const { endReason } = session.getSnapshot().context
      if (!hasBackend || (endReason !== null && !isContinued(endReason))) return
      const stored = readStoredChat(userId)
      updateStoredChat(userId, {
        drafts: mergeChanges(stored.drafts, draftsBefore, drafts),
        scopes: mergeChanges(stored.scopes, scopesBefore, scopes),
        openId,
      })
    },
    [session, hasBackend, userId],
  )
  useSavedChat(actor, saveChat)
  useStoredScopes(actor, userId)

  return (
    <ChatView
      state={state}
      send={sendFromView}
      userName={userName}
      assistantName={assistantName}
      contradictionAlerts={contradictionAlerts}
      settings={useSettings()}
      backendAccess={<BackendAccessScreen title="Backend Connection Issue" />}
      waitingDocuments={waitingDocuments}
      linkedQuestion={linkedQuestion}
      linkedMessage={linkedMessage}
      foundMessages={foundMessages}
      removal={removal}
      renderSourceDocument={(source) => (
        <SourceDocument
          source={source}
          cache={documentCache}
          firstPage={state.context.page}
          onPageChange={turnPage}
        />
      )}
    />
  )
}
