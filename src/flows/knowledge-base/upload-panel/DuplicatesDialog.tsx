import { useState } from 'react'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { DocumentsRequest } from '../machine/documents.types.ts'
import type { ChosenFile } from '../upload/chosenFile.ts'
import type { Duplicate } from '../upload/duplicates.ts'
import * as styles from './DuplicatesDialog.css.ts'

/** More files are shown as a count. */
const MAX_LISTED_FILES = 5

export interface DuplicatesDialogProps {
  duplicates: readonly Duplicate<ChosenFile>[]
  send: (event: DocumentsRequest) => void
}

export function DuplicatesDialog({ duplicates, send }: DuplicatesDialogProps) {
  // The files stay visible while the dialog closes.
  const [shown, setShown] = useState(duplicates)
  if (duplicates.length > 0 && duplicates !== shown) setShown(duplicates)
  const more = shown.length - MAX_LISTED_FILES
  return (
    <ConfirmDialog
      open={duplicates.length > 0}
      title={shown.length === 1 ? 'Upload duplicate?' : 'Upload duplicates?'}
      confirmLabel="Upload anyway"
      cancelLabel="Skip"
      onConfirm={() => send({ type: 'duplicates.accepted' })}
      onCancel={() => send({ type: 'duplicates.skipped' })}
    >
      <ul className={styles.list}>
        {shown.slice(0, MAX_LISTED_FILES).map(({ file, reason }) => (
          <li key={file.id}>
            <span className={styles.name}>{toDisplayName(file.name)}</span>
            {reason.by === 'name'
              ? 'A document with this name already exists.'
              : `Identical to ${toDisplayName(reason.of)}.`}
          </li>
        ))}
        {more > 0 && <li>+{more} more</li>}
      </ul>
    </ConfirmDialog>
  )
}
