import { createChatMessage } from '../../../../mocks/factories/chatMessage.ts'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { SESSION_GONE } from '../../../../src/flows/chat/chat.base.ts'
import { chatMachine } from '../../../../src/flows/chat/chat.machine.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const meta = { id: 'q2', timestamp: '2026-11-21T09:02:00Z' }
const question = createChatMessage({ id: 'q1', role: 'user', content: 'How long?', sources: [] })
const answer = createChatMessage({ id: 'm1' })
const gone = rejects(new ReasonError('Deleted', SESSION_GONE))
const suggestions = (availability: string, questions: unknown[] = []) => gives({ availability, questions })
const sessions = ['s1', 's2'].map((id) => createChatSession({ id }))
const newChat = { hasBackend: true }
const openSession = { hasBackend: true, openId: 's1', drafts: { s1: 'And then?' } }

// Models for the thread, for its passages and for the regions beside it: together they would have too many states.
testPaths(
  chatMachine,
  './chat.machine.paths.txt',
  {
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
      { type: 'message.submitted', ...meta },
      { type: 'question.repeated', ...meta },
      { type: 'suggestion.chosen', question: 'Which tide?', ...meta },
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
      ask: {
        answered: gives(createChatMessage({ id: 'm2' })),
        deleted: gone,
        unreachable: rejects('Offline'),
      },
    },
    merged: ['sessions', 'search', 'suggestions', 'deletion'],
  },
  {
    starts: { 'a link to a passage': { ...openSession, passage: { answer: 1, source: 1 }, page: 5 } },
    events: [
      { type: 'passage.opened', passage: { answer: 1, source: 1 } },
      { type: 'passage.closed' },
      { type: 'page.turned', page: 4 },
      { type: 'evidence.pinned', messageId: 'm1' },
      { type: 'session.selected', id: 's2' },
    ],
    outcomes: {
      loadThread: {
        'question and answer': gives({ messages: [question, answer], pendingQuestion: null }),
      },
    },
    merged: ['sessions', 'suggestions', 'deletion'],
  },
  {
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
  },
)
