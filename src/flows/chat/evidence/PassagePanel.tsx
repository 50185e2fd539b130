import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Source } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './Passage.css.ts'
import { Passage } from './Passage.tsx'
import { sourceLocation } from './sources.ts'

export interface PassagePanelProps {
  source: Source
  /** The rendered page of the source's file, if available. */
  page?: ReactNode
  onClose: () => void
}

/** A passage in the evidence column, with a button back to the evidence. */
export function PassagePanel({ source, page, onClose }: PassagePanelProps) {
  const backRef = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each passage takes the focus
  useLayoutEffect(() => backRef.current?.focus({ preventScroll: true }), [source])
  return (
    <>
      <div className={styles.header}>
        <IconButton ref={backRef} label="Back to the evidence" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <div>
          <h2 className={styles.title}>
            <MiddleTruncate text={toDisplayName(source.filename)} />
          </h2>
          <p className={styles.location}>{sourceLocation(source)}</p>
        </div>
      </div>
      <div className={styles.panel}>
        <Passage source={source}>{page}</Passage>
      </div>
    </>
  )
}

/** A passage in a dialog, for the narrow layout; a bottom sheet on phones. */
export function PassageDialog({ source, page, onClose }: PassagePanelProps) {
  // The first focusable element may be below the passage, so the dialog itself takes the focus.
  const dialogRef = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      ref={dialogRef}
      initialFocus={dialogRef}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={toDisplayName(source.filename)}
      description={sourceLocation(source)}
      width="wide"
    >
      <Passage source={source}>{page}</Passage>
    </Dialog>
  )
}
