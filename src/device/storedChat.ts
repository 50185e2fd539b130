import { isObject, stringOrEmpty } from '../lib/objects.ts'
import { USER_DATA_KEYS } from './keys.ts'

// The chat state that survives a reload, in local storage.

/** Texts by chat session id; '' is the key of a new chat. The newest entry is last. */
export type TextBySession = Readonly<Record<string, string>>

/** Ids of documents by chat session id; '' is the key of a new chat. The newest entry is last. */
export type DocumentIdsBySession = Readonly<Record<string, readonly string[]>>

export interface StoredChat {
  drafts: TextBySession
  /** Questions whose answers were requested and have not arrived. */
  unanswered: TextBySession
  /** For each chat session whose last question was sent and not answered here: the number of answers before it. */
  askedAfter: Readonly<Record<string, number>>
  /** The documents that each chat session is limited to; an empty list for all. */
  scopes: DocumentIdsBySession
  /** The open chat session; null for a new chat. */
  openId: string | null
}

const EMPTY: StoredChat = { drafts: {}, unanswered: {}, askedAfter: {}, scopes: {}, openId: null }

/** Limits for `drafts`, `unanswered` and `scopes`, each. The oldest entries are dropped first. */
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
      unanswered: valuesIn(stored.unanswered, isText),
      askedAfter: valuesIn(stored.askedAfter, isCount),
      scopes: valuesIn(stored.scopes, isListOfTexts),
      openId,
    }
  } catch {
    return EMPTY
  }
}

/** Replaces the given parts of the user's stored chat. Does nothing if the browser refuses to store it. */
export function updateStoredChat(userId: string, change: Partial<StoredChat>): void {
  const { drafts, unanswered, askedAfter, scopes, openId } = { ...readStoredChat(userId), ...change }
  const stored = {
    userId,
    drafts: newest(drafts),
    unanswered: newest(unanswered),
    askedAfter: lastEntries(askedAfter),
    scopes: lastEntries(scopes),
    openId,
  }
  try {
    localStorage.setItem(USER_DATA_KEYS.drafts, JSON.stringify(stored))
  } catch {
    // Storage is full or disabled.
  }
}

function lastEntries<T>(values: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(values).slice(-MAX_SESSIONS))
}

function newest(texts: TextBySession): TextBySession {
  let remaining = MAX_CHARACTERS
  const entries: [string, string][] = []
  for (const [id, text] of Object.entries(texts).reverse()) {
    if (entries.length === MAX_SESSIONS || text.length > remaining) break
    remaining -= text.length
    entries.unshift([id, text])
  }
  return Object.fromEntries(entries)
}

const isText = (value: unknown) => typeof value === 'string'
const isCount = (value: unknown) => typeof value === 'number'
const isListOfTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

function valuesIn<T>(stored: unknown, isValid: (value: unknown) => value is T): Readonly<Record<string, T>> {
  if (!isObject(stored)) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, T] => isValid(entry[1])))
}
