import { onTestFinished, vi } from 'vitest'
import { createActor, type SnapshotFrom } from 'xstate'
import { MemoryStorage } from '../../../../../mocks/demo/storage/memoryStorage.ts'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import { createChatSession } from '../../../../../mocks/factories/chatSession.ts'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { ask } from '../../../../../src/api/chat.ts'
import { createAnswers } from '../../../../../src/flows/chat/machine/answers.actors.ts'
import { liveChatActors } from '../../../../../src/flows/chat/machine/chat.actors.ts'
import { SESSION_GONE } from '../../../../../src/flows/chat/machine/chat.base.ts'
import { chatMachine } from '../../../../../src/flows/chat/machine/chat.machine.ts'
import { ReasonError } from '../../../../../src/lib/xstate/ReasonError.ts'
import { openAsUser, revokeBackendTokens, USER_ID } from '../../../../support/flows/backendAccount.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { storeDocument, storeIndexedDocument } from '../../../../support/flows/storedDocument.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const question = createChatMessage({ id: 'q1', role: 'user', content: 'How long?', sources: [] })
const answer = createChatMessage({ id: 'm1' })
const gone = rejects(new ReasonError('Deleted', SESSION_GONE))
const suggestions = (availability: string, questions: unknown[] = []) => gives({ availability, questions })
const sessions = ['s1', 's2'].map((id) => createChatSession({ id }))
const newChat = { hasBackend: true }
const openSession = { hasBackend: true, openId: 's1', drafts: { s1: 'And then?' } }

// Models for the thread, for its passages and for the regions beside it: together they would have too many states.
const thread: PathModel<typeof chatMachine> = {
  starts: { 'a new chat': newChat, 'an open chat session': openSession },
  // Reads that replace the one before.
  repeatable: ['newChat.requested', 'sessions.requested'],
  events: [
    { type: 'newChat.requested' },
    { type: 'search.edited', search: 'tide' },
    { type: 'session.selected', id: 's1' },
    { type: 'session.selected', id: 's2' },
    { type: 'session.deleted', id: 's1' },
    { type: 'thread.requested' },
    { type: 'draft.edited', text: 'How wide?' },
    { type: 'message.submitted' },
    { type: 'question.repeated' },
    { type: 'suggestion.chosen', question: 'Which tide?' },
    { type: 'edit.started' },
    { type: 'edit.cancelled' },
    { type: 'answer.cancelled' },
    { type: 'evidence.pinned', messageId: 'm1' },
    { type: 'copy.requested', text: 'Twenty-two minutes' },
    { type: 'export.requested' },
  ],
  outcomes: {
    loadThread: {
      'question and answer': gives({ messages: [question, answer], pendingQuestion: null }),
      'pending question': gives({ messages: [], pendingQuestion: question }),
      deleted: gone,
      unreachable: rejects('Offline'),
    },
    createSession: {
      created: gives(createChatSession({ id: 's3', message_count: 0 })),
      unreachable: rejects('Offline'),
    },
    ask: { answered: gives(createChatMessage({ id: 'm2' })), deleted: gone, unreachable: rejects('Offline') },
  },
  merged: ['sessions', 'search', 'suggestions', 'deletion', 'documents', 'documentNames', 'scopes'],
}

const passages: PathModel<typeof chatMachine> = {
  starts: { 'a link to a passage': { ...openSession, passage: { answer: 1, source: 1 }, page: 5 } },
  events: [
    { type: 'passage.opened', passage: { answer: 1, source: 1 } },
    { type: 'passage.closed' },
    { type: 'page.turned', page: 4 },
    { type: 'evidence.pinned', messageId: 'm1' },
    { type: 'session.selected', id: 's2' },
  ],
  outcomes: {
    loadThread: { 'question and answer': gives({ messages: [question, answer], pendingQuestion: null }) },
  },
  merged: ['sessions', 'suggestions', 'deletion', 'documents', 'documentNames', 'scopes'],
}

const beside: PathModel<typeof chatMachine> = {
  starts: { 'a new chat': newChat, 'no backend access': { hasBackend: false } },
  events: [
    { type: 'sessions.requested' },
    { type: 'newChat.requested' },
    { type: 'session.selected', id: 's1' },
    { type: 'session.deleted', id: 's1' },
    { type: 'deletion.requested', id: 's1' },
    { type: 'deletion.confirmed' },
    { type: 'deletion.cancelled' },
  ],
  outcomes: {
    listSessions: { 's1 and s2': gives(sessions), unreachable: rejects('Offline') },
    deleteSession: { deleted: gives(), unreachable: rejects('Offline') },
    loadSuggestions: {
      questions: suggestions('indexed', [{ question: 'Which tide?', kind: 'fact', filenames: [] }]),
      'no questions': suggestions('indexed'),
      waiting: suggestions('waiting'),
      'no documents': suggestions('none'),
      unreachable: rejects('Offline'),
    },
  },
}

const changes: PathModel<typeof chatMachine> = {
  starts: { 'a new chat': newChat },
  events: [{ type: 'session.changed', id: 's1', change: { pinned: true } }],
  outcomes: {
    listSessions: { 's1 and s2': gives(sessions) },
    updateSession: { saved: gives(), unreachable: rejects('Offline') },
  },
}

const documents: PathModel<typeof chatMachine> = {
  starts: { 'a new chat': newChat, 'an open chat session': { ...openSession, scopes: { s1: ['d1', 'd2'] } } },
  repeatable: ['documents.requested', 'newChat.requested'],
  events: [
    { type: 'documents.requested' },
    { type: 'scope.chosen', documentIds: ['d1'] },
    { type: 'scopes.stored', scopes: { s1: ['d3'] } },
    { type: 'newChat.requested' },
    { type: 'suggestion.chosen', question: 'Which tide?' },
  ],
  outcomes: {
    loadDocuments: {
      'one document': gives([createDocument({ is_indexed: true })]),
      unreachable: rejects('Offline'),
    },
    createSession: { created: gives(createChatSession({ id: 's3', message_count: 0 })) },
    ask: {
      'without a deleted document': gives(createChatMessage({ id: 'm2', document_ids: [] })),
    },
    loadThread: { 'question and answer': gives({ messages: [question, answer], pendingQuestion: null }) },
  },
  merged: ['sessions', 'search', 'suggestions', 'deletion'],
}

testPaths(chatMachine, './chat.machine.paths.txt', thread, passages, beside, changes, documents)

const answers = createAnswers(USER_ID).start()
const actors = liveChatActors(USER_ID, answers)
type ChatSnapshot = SnapshotFrom<typeof chatMachine>

/** Resolves when the backend answers questions that were asked before their chat session was opened. */
let answering = Promise.withResolvers<void>()

async function openWithSessions(): Promise<MockNetwork> {
  vi.stubGlobal('localStorage', new MemoryStorage())
  onTestFinished(() => {
    for (const sessionId of Object.keys(answers.getSnapshot().context.questions))
      answers.send({ type: 'question.forgotten', sessionId })
  })
  answering = Promise.withResolvers()
  const network = await openAsUser()
  for (const session of sessions) {
    await network.backend.db.chatSessions.create({ ...session, owner_id: USER_ID })
    await ask(session.id, { text: question.content })
  }
  return network
}

const deleteOpenSession = (network: MockNetwork, { context }: ChatSnapshot) => {
  network.answerAsUsual()
  network.backend.db.chatSessions.delete(context.selectedId ?? '')
}
/** Asks a question in the open chat session, which the backend does not answer yet. */
const askEarlier = (network: MockNetwork, { context }: ChatSnapshot) => {
  network.answerWith('POST /api/v1/chat/session/', async (request) => {
    await answering.promise
    return fetch(request)
  })
  const input = { sessionId: context.selectedId ?? '', question, answersBefore: 1 }
  // Its error is that of the call that waits for the same answer.
  createActor(actors.ask, { input })
    .start()
    .subscribe({ error: () => {} })
}
/** The backend answers all questions in this way. */
const answerAfter =
  (prepare: (network: MockNetwork, snapshot: ChatSnapshot) => unknown) =>
  async (network: MockNetwork, snapshot: ChatSnapshot) => {
    network.answerAsUsual()
    await prepare(network, snapshot)
    answering.resolve()
  }
const failures = { ...outages, 'a revoked token': revokeBackendTokens }

testLivePaths(
  chatMachine,
  {
    ...thread,
    events: (thread.events ?? []).filter(({ type }) => !/^(search|evidence|copy|export|edit)/.test(type)),
  },
  {
    actors,
    open: openWithSessions,
    starts: thread.starts,
    outcomes: {
      'loadThread: question and answer': answerAsUsual,
      'loadThread: pending question': askEarlier,
      'loadThread: deleted': deleteOpenSession,
      'loadThread: unreachable': failures,
      'createSession: created': answerAsUsual,
      'createSession: unreachable': failures,
      'ask: answered': answerAfter(answerAsUsual),
      'ask: deleted': answerAfter(deleteOpenSession),
      'ask: unreachable': Object.fromEntries(
        Object.entries(failures).map(([cause, prepare]) => [cause, answerAfter(prepare)]),
      ),
    },
  },
)

testLivePaths(chatMachine, beside, {
  actors,
  open: openWithSessions,
  starts: { 'a new chat': newChat },
  outcomes: {
    'listSessions: s1 and s2': answerAsUsual,
    'listSessions: unreachable': failures,
    'deleteSession: deleted': {
      'an existing one': answerAsUsual,
      'one that was deleted elsewhere': ({ backend }, { context }) =>
        backend.db.chatSessions.delete(context.deletion?.id ?? ''),
    },
    'deleteSession: unreachable': failures,
    'loadSuggestions: questions': (network) => storeIndexedDocument(network),
    'loadSuggestions: no questions': (network) => storeDocument(network, { is_indexed: true }),
    'loadSuggestions: waiting': (network) => storeDocument(network),
    'loadSuggestions: no documents': (network) => storeDocument(network, { status: 'failed' }),
    'loadSuggestions: unreachable': failures,
  },
})

testLivePaths(
  chatMachine,
  { ...documents, events: (documents.events ?? []).filter(({ type }) => type === 'documents.requested') },
  {
    actors,
    open: openWithSessions,
    starts: { 'a new chat': newChat },
    outcomes: {
      'loadDocuments: one document': (network) => storeIndexedDocument(network),
      'loadDocuments: unreachable': failures,
    },
  },
)

testLivePaths(chatMachine, changes, {
  actors,
  open: openWithSessions,
  starts: changes.starts,
  outcomes: {
    'listSessions: s1 and s2': answerAsUsual,
    'updateSession: saved': {
      'a backend with the operation': answerAsUsual,
      'a backend without it': (network) =>
        network.answerWith('PATCH /api/v1/chat/session/', () => new Response(null, { status: 501 })),
    },
    'updateSession: unreachable': failures,
  },
})
