import { toDisplayName } from '../../lib/text/displayName.ts'

/** In the order of deletion. */
const DATA_KINDS = ['memory', 'documents', 'chats', 'files', 'device'] as const
export type DataKind = (typeof DATA_KINDS)[number]

/** The number of deleted items of each kind. Memory and device count as one item each. */
export type DeletedCounts = Readonly<Record<DataKind, number>>

export interface DeletionFailure {
  kind: DataKind
  /** File name or chat title; null when the items could not be listed. */
  name: string | null
  reason: string
}

export const NOTHING_DELETED: DeletedCounts = { memory: 0, documents: 0, chats: 0, files: 0, device: 0 }

/** The counts of two attempts together. Memory and device count once, even if both attempts deleted them. */
export function addDeletedCounts(first: DeletedCounts, second: DeletedCounts): DeletedCounts {
  return {
    memory: Math.max(first.memory, second.memory),
    documents: first.documents + second.documents,
    chats: first.chats + second.chats,
    files: first.files + second.files,
    device: Math.max(first.device, second.device),
  }
}

const UNITS = {
  documents: ['document', 'documents'],
  chats: ['chat', 'chats'],
  files: ['file', 'files'],
} as const

/** For example '3 documents', '1 chat', 'your knowledge graph'. */
export function describeDeleted(deleted: DeletedCounts): string[] {
  const counted = (['documents', 'chats', 'files'] as const).flatMap((kind) => {
    const count = deleted[kind]
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${UNITS[kind][count === 1 ? 0 : 1]}`]
  })
  return [
    ...counted,
    ...(deleted.memory > 0 ? ['your knowledge graph'] : []),
    ...(deleted.device > 0 ? ['settings and drafts on this device'] : []),
  ]
}

export interface FailureGroup {
  /** For example '2 documents' or 'Your knowledge graph'. */
  what: string
  /** Safe to display. */
  names: readonly string[]
  reason: string
}

/** Groups failures by kind and reason, in order of first appearance. */
export function groupFailures(failures: readonly DeletionFailure[]): FailureGroup[] {
  const groups = new Map<string, DeletionFailure[]>()
  for (const failure of failures) {
    const key = `${DATA_KINDS.indexOf(failure.kind)} ${failure.reason}`
    groups.set(key, [...(groups.get(key) ?? []), failure])
  }
  return [...groups.values()].map((group) => ({
    what: describeFailures(group),
    names: group.flatMap(({ name }) => (name === null ? [] : toDisplayName(name))),
    reason: group[0]?.reason ?? '',
  }))
}

function describeFailures(group: readonly DeletionFailure[]): string {
  const kind = group[0]?.kind ?? 'device'
  if (kind === 'memory') return 'Your knowledge graph'
  if (kind === 'device') return 'Settings and drafts on this device'
  const names = group.filter(({ name }) => name !== null)
  if (names.length === 0)
    return { documents: 'Your documents', chats: 'Your chats', files: 'Your files' }[kind]
  return `${names.length.toLocaleString('en')} ${UNITS[kind][names.length === 1 ? 0 : 1]}`
}

/** 'a', 'a and b', 'a, b and c' */
export function joinWithAnd(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
