import { type ReactNode, useState } from 'react'
import { DocumentDialog } from './DocumentDialog.tsx'
import { createDocumentCache } from './documentCache.ts'
import type { DocumentFile } from './documentFile.machine.ts'
import type { CitedPassage } from './findPassage.ts'
import { useDocument } from './useDocument.ts'

export interface DocumentScreenProps {
  /** Another file needs another key. */
  file: DocumentFile
  /** See `DocumentDialog`. */
  buttons?: ReactNode
  /** The passage to open it at. */
  cited?: CitedPassage | null
  open: boolean
  onClose: () => void
}

/** A document in a dialog. The default export, for lazy loading. */
export default function DocumentScreen({ file, cited = null, buttons, open, onClose }: DocumentScreenProps) {
  const [cache] = useState(createDocumentCache)
  return (
    <DocumentDialog
      {...useDocument(file, cache)}
      cited={cited}
      buttons={buttons}
      open={open}
      onClose={onClose}
    />
  )
}
