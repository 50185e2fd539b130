import { lazy, Suspense } from 'react'
import type { CitedDocumentScreenProps } from '../../../modules/document-viewer/CitedDocumentScreen.tsx'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx'

const CitedDocumentScreen = lazy(() => import('../../../modules/document-viewer/CitedDocumentScreen.tsx'))

/** The document of a source. Its code is loaded with the first source that is opened. */
export function SourceDocument(props: CitedDocumentScreenProps) {
  return (
    <Suspense
      fallback={
        <div aria-busy>
          <Skeleton shape="block" label="Loading the document" />
        </div>
      }
    >
      <CitedDocumentScreen {...props} />
    </Suspense>
  )
}
