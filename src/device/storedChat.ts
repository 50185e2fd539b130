import { hasStrings, isObject, stringOrEmpty } from '../lib/objects.ts'
import { withEntry } from '../lib/records.ts'
import { USER_DATA_KEYS } from './keys.ts'

// The chat state that survives a reload, in local storage.

/** Texts by chat session id; '' is the key of a new chat. The newest entry is last. */
export type TextBySession = Readonly<Record<string, string>>

/** Ids of documents by chat session id; '' is the key of a new chat. The newest entry is last. */
export type DocumentIdsBySession = Readonly<Record<string, readonly string[]>>

/** A question that has no answer yet. */
export interface AskedQuestion {
  readonly text: string
  /** ISO 8601. */
  readonly timestamp: string
  /** The number of answers in its chat session when it was asked. With more of them, it has been answered. */
  readonly answersBefore: number
  /** Error message of its answer. */
  readonly failure: string | null
}

/** The last question of each chat session, if it has no answer. The newest entry is last. */
export type QuestionsBySession = Readonly<Record<string, AskedQuestion>>

/** What the user changed of a chat session, if the backend cannot store it. */
export interface ChatLabel {
  readonly title?: string
  readonly pinned?: boolean
}

export interface StoredChat {
  drafts: TextBySession
  questions: QuestionsBySession
  /** The documents that each chat session is limited to; an empty list for all. */
  scopes: DocumentIdsBySession
  /** The open chat session; null for a new chat. */
  openId: string | null
  labels: Readonly<Record<string, ChatLabel>>
}

const EMPTY: StoredChat = { drafts: {}, questions: {}, scopes: {}, openId: null, labels: {} }

/** Limits for `drafts`, `questions` and `scopes`, each. The oldest entries are dropped first. */
const MAX_SESSIONS = 50
const MAX_CHARACTERS = 500_000

/** The user's stored chat. Empty if there is none, it belongs to another user or it cannot be read. */
export function readStoredChat(userId: string): StoredChat {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_DATA_KEYS.drafts) ?? 'null')
    if (!isObject(stored) || stored.userId !== userId) return EMPTY
    const openId = stringOrEmpty(stored.openId) || null
    return {
      drafts: valuesIn(stored.drafts, isText),
      questions: valuesIn(stored.questions, isQuestion),
      scopes: valuesIn(stored.scopes, isListOfTexts),
      openId,
      labels: valuesIn(stored.labels, isObject),
    }
  } catch {
    return EMPTY
  }
}

/** Replaces the given parts of the user's stored chat. Does nothing if the browser refuses to store it. */
export function updateStoredChat(userId: string, change: Partial<StoredChat>): void {
  const { drafts, questions, scopes, openId, labels } = { ...readStoredChat(userId), ...change }
  const stored = {
    userId,
    drafts: newest(drafts, (text) => text.length),
    questions: newest(questions, ({ text }) => text.length),
    scopes: newest(scopes, () => 0),
    openId,
    labels: newest(labels, () => 0),
  }
  try {
    localStorage.setItem(USER_DATA_KEYS.drafts, JSON.stringify(stored))
  } catch {
    // Storage is full or disabled.
  }
}

/** Stores what the user changed of a chat session. */
export function storeLabel(userId: string, sessionId: string, label: ChatLabel): void {
  const { labels } = readStoredChat(userId)
  updateStoredChat(userId, { labels: withEntry(labels, sessionId, { ...labels[sessionId], ...label }) })
}

/** Stores the last question of a chat session; null if it has been answered. */
export function storeQuestion(userId: string, sessionId: string, question: AskedQuestion | null): void {
  updateStoredChat(userId, { questions: withEntry(readStoredChat(userId).questions, sessionId, question) })
}

function newest<T>(
  values: Readonly<Record<string, T>>,
  lengthOf: (value: T) => number,
): Readonly<Record<string, T>> {
  let remaining = MAX_CHARACTERS
  const entries: [string, T][] = []
  for (const [id, value] of Object.entries(values).reverse()) {
    remaining -= lengthOf(value)
    if (entries.length === MAX_SESSIONS || remaining < 0) break
    entries.unshift([id, value])
  }
  return Object.fromEntries(entries)
}

const isText = (value: unknown) => typeof value === 'string'
const isQuestion = (value: unknown): value is AskedQuestion =>
  hasStrings(value, 'text', 'timestamp') && typeof value.answersBefore === 'number'
const isListOfTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

function valuesIn<T>(stored: unknown, isValid: (value: unknown) => value is T): Readonly<Record<string, T>> {
  if (!isObject(stored)) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, T] => isValid(entry[1])))
}
