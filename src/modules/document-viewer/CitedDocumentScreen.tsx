import { useMemo } from 'react'
import type { Source } from '../../api/types.ts'
import { CitedDocumentView } from './CitedDocumentView.tsx'
import type { DocumentViewProps } from './DocumentView.tsx'
import type { DocumentCache } from './documentFile.actors.ts'
import { documentFileKey } from './documentFile.machine.ts'
import { useDocument } from './useDocument.ts'

export interface CitedDocumentScreenProps extends Pick<DocumentViewProps, 'firstPage' | 'onPageChange'> {
  source: Source
  cache: DocumentCache
}

/**
 * The document of a source. Sources of the same file share its machine. The default export, for lazy loading.
 */
export default function CitedDocumentScreen(props: CitedDocumentScreenProps) {
  return <CitedDocument key={documentFileKey(fileOf(props.source))} {...props} />
}

function CitedDocument({ source, cache, ...position }: CitedDocumentScreenProps) {
  const { page, excerpt, context, confidence } = source
  const cited = useMemo(() => ({ page, excerpt, context }), [page, excerpt, context])
  return (
    <CitedDocumentView
      {...useDocument(fileOf(source), cache)}
      {...position}
      cited={cited}
      confidence={confidence}
    />
  )
}

const fileOf = ({ filename, document_id }: Source) => ({ name: filename, documentId: document_id ?? null })
