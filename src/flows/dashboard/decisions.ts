import type { Document } from '../../api/types.ts'
import { canIndex } from '../../domain/document.ts'
import { PATHS } from '../../domain/paths.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { openText } from '../../modules/disagreements/shownDisagreements.ts'
import { documentSearchPath } from './documentSearchPath.ts'

export type DecisionKind = 'disagreement' | 'failed' | 'waiting'

/** Something that the user has to decide: at most one of each kind. */
export interface Decision {
  kind: DecisionKind
  /** What it is, in a few words: '2 documents failed'. */
  title: string
  /** The reason, or what can be done. */
  text: string
  /** The page where it is decided. */
  path: string
}

/** What needs a decision, the most urgent first. */
export function decisionsOf(documents: readonly Document[]): Decision[] {
  return [
    ...failedDocuments(documents.filter(({ status }) => status === 'failed')),
    ...waitingDocuments(documents.filter(canIndex)),
  ]
}

/** Where the documents disagree and the user has not decided. */
export function openDisagreements(count: number): Decision[] {
  if (count === 0) return []
  return [
    {
      kind: 'disagreement',
      title: openText(count),
      text: `Choose which statement ${count === 1 ? 'holds' : 'of each holds'}, or keep both.`,
      path: PATHS.disagreements,
    },
  ]
}

function failedDocuments(failed: readonly Document[]): Decision[] {
  const [first] = failed
  if (first === undefined) return []
  if (failed.length === 1)
    return [
      {
        kind: 'failed',
        title: `${toDisplayName(first.filename)} failed`,
        text: first.failure_reason ?? 'Retry it or delete it.',
        path: documentSearchPath(first.filename),
      },
    ]
  return [
    {
      kind: 'failed',
      title: `${failed.length.toLocaleString('en')} documents failed`,
      text: 'Retry them or delete them.',
      path: `${PATHS.knowledgeBase}?status=failed`,
    },
  ]
}

function waitingDocuments(waiting: readonly Document[]): Decision[] {
  const [first] = waiting
  if (first === undefined) return []
  const isOne = waiting.length === 1
  return [
    {
      kind: 'waiting',
      title: isOne
        ? `${toDisplayName(first.filename)} is ready to index`
        : `${waiting.length.toLocaleString('en')} documents are ready to index`,
      text: `Index ${isOne ? 'it' : 'them'} to ask about ${isOne ? 'it' : 'them'}.`,
      path: isOne ? documentSearchPath(first.filename) : PATHS.knowledgeBase,
    },
  ]
}
