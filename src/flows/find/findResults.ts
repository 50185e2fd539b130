import type { ChatSession, ConnectedConcept, Document, MemoryPassage } from '../../api/types.ts'
import { PAGES } from '../../domain/pages.ts'
import { PATHS } from '../../domain/paths.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { formatRecentDay } from '../../lib/text/format.ts'
import { containsWords, excerptAround, foldText, searchWords } from '../../lib/text/search.ts'
import type { MessageMatch } from '../../modules/chat-search/findMessages.ts'
import type { DocumentFile } from '../../modules/document-viewer/documentFile.machine.ts'
import type { CitedPassage } from '../../modules/document-viewer/findPassage.ts'
import { HELP_QUESTIONS, type HelpQuestion, questionAnchor } from '../../modules/help/helpQuestions.ts'
import { findQuestions } from '../../modules/help/helpSearch.ts'

/** What is found by its name. */
export interface FindLists {
  documents: readonly Document[]
  chats: readonly ChatSession[]
  concepts: readonly ConnectedConcept[]
  /** Some could not be loaded. */
  isIncomplete: boolean
}

/** What is found by its content. */
export interface FoundContents {
  passages: readonly MemoryPassage[]
  messages: readonly MessageMatch[]
  /** The documents or the chats could not be searched. */
  isIncomplete: boolean
}

export const NO_LISTS: FindLists = { documents: [], chats: [], concepts: [], isIncomplete: false }
export const NO_CONTENTS: FoundContents = { passages: [], messages: [], isIncomplete: false }

/** What choosing a result does. */
export type FindTarget =
  /** Opens a page, or the chat at a message. */
  | { type: 'page'; path: string; isMessage?: true }
  | { type: 'document'; file: DocumentFile; cited: CitedPassage | null }
  | { type: 'theme' }
  | { type: 'logOut' }

export interface FindResult {
  id: string
  kind: 'page' | 'action' | 'document' | 'chat' | 'concept' | 'help'
  label: string
  /** Where or when it is: `p. 4`, `Today`. */
  note?: string
  /** The text that matches, if it is not the label. */
  excerpt?: string
  target: FindTarget
}

export interface ResultGroup {
  title: string
  items: readonly FindResult[]
}

/** Maximum results of a group, except for pages and actions. */
const LIMIT = 5

/** The results in groups, without empty ones. A blank query finds pages, actions, and the newest documents and chats. */
export function findResults(
  query: string,
  { documents, chats, concepts }: FindLists,
  { passages, messages }: FoundContents,
  isAdmin: boolean,
): readonly ResultGroup[] {
  const words = searchWords(query)
  const questions = words.length === 0 ? [] : findQuestions(HELP_QUESTIONS, query)
  const groups: ResultGroup[] = [
    {
      title: 'Pages and actions',
      items: named(pagesAndActions(isAdmin), ({ label }) => label, words, Number.POSITIVE_INFINITY),
    },
    { title: 'Documents', items: named(documents, documentName, words).map(toDocument) },
    {
      title: 'In documents',
      items: passages.flatMap((passage, index) => toPassage(passage, index, words)).slice(0, LIMIT),
    },
    { title: 'Chats', items: named(chats, ({ title }) => title, words).map(toChat) },
    { title: 'In chats', items: messages.slice(0, LIMIT).map(toMessage) },
    {
      title: 'Concepts',
      items: words.length === 0 ? [] : named(concepts, ({ name }) => name, words).map(toConcept),
    },
    { title: 'Help', items: questions.slice(0, LIMIT).map(toHelp) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

/** The items whose name contains every word; those that start with the first word are first. */
function named<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  words: readonly string[],
  limit = LIMIT,
): T[] {
  const found = items
    .map((item) => ({ item, name: foldText(nameOf(item)) }))
    .filter(({ name }) => containsWords(name, words))
  const startsRight = ({ name }: { name: string }) => name.startsWith(words[0] ?? '')
  return [...found.filter(startsRight), ...found.filter((entry) => !startsRight(entry))]
    .slice(0, limit)
    .map(({ item }) => item)
}

function pagesAndActions(isAdmin: boolean): FindResult[] {
  const pages = [...Object.values(PAGES.RequireSession), ...(isAdmin ? [PAGES.RequireAdmin.admin] : [])]
  const action = (label: string, target: FindTarget): FindResult => ({
    id: label,
    kind: 'action',
    label,
    target,
  })
  return [
    ...pages.map(
      ({ title, path }): FindResult => ({
        id: path,
        kind: 'page',
        label: title,
        target: { type: 'page', path },
      }),
    ),
    action('New chat', { type: 'page', path: pathTo(PATHS.chat, { session: 'new' }) }),
    action('Switch between dark and light mode', { type: 'theme' }),
    action('Log out', { type: 'logOut' }),
  ]
}

const documentName = ({ filename, title }: Document) => `${filename} ${title ?? ''}`

function toDocument({ id, filename, created_at }: Document): FindResult {
  return {
    id: `document ${id}`,
    kind: 'document',
    label: toDisplayName(filename),
    note: formatRecentDay(created_at),
    target: { type: 'document', file: { name: filename, documentId: id }, cited: null },
  }
}

/** Passages without a file cannot be opened. */
function toPassage(
  { text, filename, page, heading, document_id }: MemoryPassage,
  index: number,
  words: readonly string[],
): FindResult[] {
  if (filename === null) return []
  const isHeaded = heading && text.startsWith(heading)
  return [
    {
      id: `passage ${index}`,
      kind: 'document',
      label: toDisplayName(filename),
      note: page === null ? (heading ?? '') : `p. ${page}`,
      excerpt: excerptAround(isHeaded ? text.slice(heading.length).trim() : text, words),
      target: {
        type: 'document',
        file: { name: filename, documentId: document_id ?? null },
        cited: { page, excerpt: text },
      },
    },
  ]
}

function toChat({ id, title, created_at }: ChatSession): FindResult {
  return {
    id: `chat ${id}`,
    kind: 'chat',
    label: toDisplayName(title),
    note: formatRecentDay(created_at),
    target: { type: 'page', path: pathTo(PATHS.chat, { session: id }) },
  }
}

function toMessage({ session, index, text }: MessageMatch): FindResult {
  const path = pathTo(PATHS.chat, { session: session.id, message: String(index + 1) })
  return {
    ...toChat(session),
    id: `message ${session.id}`,
    excerpt: text,
    target: { type: 'page', path, isMessage: true },
  }
}

function toConcept({ name, connections }: ConnectedConcept): FindResult {
  return {
    id: `concept ${name}`,
    kind: 'concept',
    label: toDisplayName(name),
    note: `${connections} ${connections === 1 ? 'connection' : 'connections'}`,
    target: { type: 'page', path: pathTo(PATHS.dashboard, { concept: name }) },
  }
}

function toHelp({ id, question }: HelpQuestion): FindResult {
  return {
    id: `help ${id}`,
    kind: 'help',
    label: question,
    target: { type: 'page', path: `${PATHS.help}#${questionAnchor(id)}` },
  }
}

const pathTo = (path: string, params: Record<string, string>) => `${path}?${new URLSearchParams(params)}`
