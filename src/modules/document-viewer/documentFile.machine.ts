import { createResourceMachine } from '../../lib/xstate/resource.machine.ts'

/** The file of a document. Several documents may have the same name. */
export interface DocumentFile {
  name: string
  /** Null if the backend does not tell it. */
  documentId: string | null
}

export function documentFileKey({ name, documentId }: DocumentFile): string {
  return documentId ?? name
}

/**
 * Why a file cannot be shown. `absent`: the document was deleted. `ambiguous`: several documents have the name, and the
 * backend does not tell which one is cited. `unsupported`: another type of file. `unreadable`: the content is damaged.
 */
export type UnavailableReason = 'absent' | 'ambiguous' | 'unsupported' | 'unreadable'

export type DocumentFileResult = 'found' | UnavailableReason

/** A document's file. Its content is not part of the snapshot; the actor stores it in a `DocumentCache`. */
export const documentFileMachine = createResourceMachine<
  DocumentFileResult,
  DocumentFile,
  'showing' | 'unavailable'
>({
  id: 'documentFile',
  kinds: ['showing', 'unavailable'],
  kindOf: (result) => (result === 'found' ? 'showing' : 'unavailable'),
})
