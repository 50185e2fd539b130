import { useRef } from 'react'
import { ACCEPTED_TYPES } from '../../../domain/upload.ts'
import { FileDrop } from '../../../ui/FileDrop/FileDrop.tsx'
import { ACCEPTED_FILES } from '../upload/acceptedFiles.ts'
import { DropOverlay } from '../upload-panel/DropOverlay.tsx'
import { usePageFiles } from '../upload-panel/usePageFiles.ts'
import * as styles from './FirstDocumentView.css.ts'

export interface FirstDocumentViewProps {
  /** Called with chosen, dropped or pasted files. */
  onFiles: (files: File[]) => void
}

/** The first step of a new account. Files can be dropped anywhere in the window. */
export function FirstDocumentView({ onFiles }: FirstDocumentViewProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isOver = usePageFiles({ pageRef: ref, onFiles })
  return (
    <div ref={ref}>
      <FileDrop
        title="Upload your first document: drop it here"
        types={`${ACCEPTED_FILES}. Your graph and answers are built from it.`}
        accept={ACCEPTED_TYPES.join(',')}
        className={styles.drop}
        onFiles={onFiles}
      />
      {isOver && <DropOverlay title="Drop to upload" types={ACCEPTED_FILES} />}
    </div>
  )
}
