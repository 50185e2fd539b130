import { isObject, textOrNone } from '../lib/objects.ts'
import { USER_DATA_KEYS } from './keys.ts'

// What somebody has typed into the chat and where, kept on this device so that a reload loses none of it.

/** Texts by chat session; that of a new chat under ''. */
export type TextBySession = Readonly<Record<string, string>>

export interface KeptDrafts {
  /** What was being typed. */
  drafts: TextBySession
  /** The questions that were sent and not answered. */
  asked: TextBySession
  /** The session that was open; null for a new chat. */
  openId: string | null
}

const NONE: KeptDrafts = { drafts: {}, asked: {}, openId: null }

/** The most sessions with a text that are kept, and the most characters of all texts; the oldest go first. */
const MOST_SESSIONS = 50
const MOST_CHARACTERS = 500_000

/** What this person has typed on this device. */
export function readDrafts(userId: string): KeptDrafts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(USER_DATA_KEYS.drafts) ?? 'null')
    if (!isObject(kept) || kept.userId !== userId) return NONE
    const openId = textOrNone(kept.openId) || null
    return { drafts: textsIn(kept.drafts), asked: textsIn(kept.asked), openId }
  } catch {
    // Broken text is as good as none.
    return NONE
  }
}

/** Keeps them in the place of what was kept. Where the browser keeps nothing, they last as long as the page. */
export function keepDrafts(userId: string, { drafts, asked, openId }: KeptDrafts): void {
  const kept = { userId, drafts: newest(drafts), asked: newest(asked), openId }
  try {
    localStorage.setItem(USER_DATA_KEYS.drafts, JSON.stringify(kept))
  } catch {
    // No room left, or none given.
  }
}

/** The question of this session has its answer. */
export function forgetAsked(userId: string, sessionId: string): void {
  const { asked, ...kept } = readDrafts(userId)
  if (!(sessionId in asked)) return
  const { [sessionId]: _, ...rest } = asked
  keepDrafts(userId, { ...kept, asked: rest })
}

function newest(texts: TextBySession): TextBySession {
  let room = MOST_CHARACTERS
  const kept: [string, string][] = []
  for (const [id, text] of Object.entries(texts).reverse()) {
    if (kept.length === MOST_SESSIONS || text.length > room) break
    room -= text.length
    kept.unshift([id, text])
  }
  return Object.fromEntries(kept)
}

function textsIn(kept: unknown): TextBySession {
  if (!isObject(kept)) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
