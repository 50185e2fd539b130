import { useState } from 'react'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { DocumentsRequest } from '../documents.base.ts'
import type { ChosenFile } from './chosenFile.ts'
import * as styles from './DuplicatesDialog.css.ts'
import type { Duplicate } from './duplicates.ts'

/** How many are named; of more there is a count. */
const MAX_LISTED_FILES = 5

export interface DuplicatesDialogProps {
  duplicates: readonly Duplicate<ChosenFile>[]
  send: (event: DocumentsRequest) => void
}

/** Asks once about all files that look like something that is there already. */
export function DuplicatesDialog({ duplicates, send }: DuplicatesDialogProps) {
  // What was asked about stays in sight while the dialog closes.
  const [asked, setAsked] = useState(duplicates)
  if (duplicates.length > 0 && duplicates !== asked) setAsked(duplicates)
  const more = asked.length - MAX_LISTED_FILES
  return (
    <ConfirmDialog
      open={duplicates.length > 0}
      title={
        asked.length === 1 ? 'Is this file here already?' : `Are these ${asked.length} files here already?`
      }
      confirmLabel="Upload anyway"
      cancelLabel="Skip"
      onConfirm={() => send({ type: 'duplicates.accepted' })}
      onCancel={() => send({ type: 'duplicates.skipped' })}
    >
      <ul className={styles.list}>
        {asked.slice(0, MAX_LISTED_FILES).map(({ file, likeness }) => (
          <li key={file.id}>
            <span className={styles.name}>{toDisplayName(file.name)}</span>
            {likeness.by === 'name'
              ? 'A document with this name is here.'
              : `Same content as ${toDisplayName(likeness.of)}.`}
          </li>
        ))}
        {more > 0 && <li>+{more} more</li>}
      </ul>
    </ConfirmDialog>
  )
}
