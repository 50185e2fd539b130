import type { Change, Document } from '../../api/types.ts'
import { createResourceMachine } from '../../lib/xstate/resource.machine.ts'

/** The ids of the documents; null where none is chosen. */
export interface ComparedIds {
  first: string | null
  second: string | null
}

export interface Comparison {
  /** The indexed documents, by name. */
  documents: readonly Document[]
  /** Null unless two documents are chosen. */
  changes: readonly Change[] | null
}

/** What differs between two documents. */
export const compareMachine = createResourceMachine<
  Comparison,
  ComparedIds,
  'different' | 'same' | 'choosing'
>({
  id: 'compare',
  kinds: ['different', 'same', 'choosing'],
  kindOf: ({ changes }) => (changes === null ? 'choosing' : changes.length > 0 ? 'different' : 'same'),
})
