import { shownName } from '../../lib/text/fileName.ts'

/** What of a person's data is deleted, in this order. */
const DATA_KINDS = ['memory', 'documents', 'chats', 'files', 'device'] as const
export type DataKind = (typeof DATA_KINDS)[number]

/** How many of each are gone. Memory, and what a device keeps, is one. */
export type Removed = Readonly<Record<DataKind, number>>

/** Something that is still there. */
export interface Leftover {
  kind: DataKind
  /** A file's name or a chat's title; null where nobody knows which and how many there are. */
  name: string | null
  reason: string
}

export const NOTHING_REMOVED: Removed = { memory: 0, documents: 0, chats: 0, files: 0, device: 0 }

/** What two tries have removed together. The memory is one however often it was emptied, and so is the device. */
export function removedInAll(before: Removed, now: Removed): Removed {
  return {
    memory: Math.max(before.memory, now.memory),
    documents: before.documents + now.documents,
    chats: before.chats + now.chats,
    files: before.files + now.files,
    device: Math.max(before.device, now.device),
  }
}

const COUNTED = {
  documents: ['document', 'documents'],
  chats: ['chat', 'chats'],
  files: ['stored file', 'stored files'],
} as const

/** What is gone, as a list to read: '3 documents', '1 chat', 'your knowledge graph'. */
export function removedWords(removed: Removed): string[] {
  const counted = (['documents', 'chats', 'files'] as const).flatMap((kind) => {
    const count = removed[kind]
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${COUNTED[kind][count === 1 ? 0 : 1]}`]
  })
  return [
    ...counted,
    ...(removed.memory > 0 ? ['your knowledge graph'] : []),
    ...(removed.device > 0 ? ['what this device kept of your settings and drafts'] : []),
  ]
}

/** Leftovers of one kind that are there for one reason. */
export interface LeftoverGroup {
  /** '2 documents', 'your knowledge graph'. */
  what: string
  /** As they are shown. */
  names: readonly string[]
  reason: string
}

/** What is left, those of the same kind and reason together, in the order of the deletion. */
export function groupLeftovers(left: readonly Leftover[]): LeftoverGroup[] {
  const groups = new Map<string, Leftover[]>()
  for (const one of left) {
    const key = `${DATA_KINDS.indexOf(one.kind)} ${one.reason}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => ({
    what: whatIsLeft(group),
    names: group.flatMap(({ name }) => (name === null ? [] : shownName(name))),
    reason: group[0]?.reason ?? '',
  }))
}

function whatIsLeft(group: readonly Leftover[]): string {
  const kind = group[0]?.kind ?? 'device'
  if (kind === 'memory') return 'Your knowledge graph'
  if (kind === 'device') return 'What this device keeps'
  const names = group.filter(({ name }) => name !== null)
  if (names.length === 0)
    return { documents: 'Your documents', chats: 'Your chats', files: 'Your stored files' }[kind]
  return `${names.length.toLocaleString('en')} ${COUNTED[kind][names.length === 1 ? 0 : 1]}`
}

/** A list as a sentence has it: 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
