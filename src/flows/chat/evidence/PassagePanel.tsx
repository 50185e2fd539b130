import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Source } from '../../../api/types.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { useScrollsWithoutFocusable } from '../../../lib/focus/useScrollsWithoutFocusable.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { cx } from '../../../theme/cx.ts'
import { entrance } from '../../../theme/entrance.css.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { sourceLocation } from '../messages/sources.ts'
import * as styles from './Passage.css.ts'
import { Passage } from './Passage.tsx'

export interface PassagePanelProps {
  source: Source
  /** The source's document at the passage, if available. */
  document?: ReactNode
  onClose: () => void
}

/** A passage in the evidence column: its document, then the quotation, without its context in a document. A button leads back to the evidence. */
export function PassagePanel({ source, document, onClose }: PassagePanelProps) {
  const backRef = useRef<HTMLButtonElement>(null)
  const [scrolls, panelRef] = useScrollsWithoutFocusable<HTMLDivElement>()
  const region = scrolls && { role: 'region', tabIndex: 0, 'aria-label': 'Passage' }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each passage takes the focus
  useLayoutEffect(() => backRef.current?.focus({ preventScroll: true }), [source])
  return (
    <div className={cx(styles.column, entrance, ramp[stepOf(source.confidence)])}>
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
      {document && <div className={styles.document}>{document}</div>}
      <div
        ref={panelRef}
        className={cx(styles.panel, document !== undefined && styles.belowDocument)}
        {...region}
      >
        <Passage source={document ? { ...source, context: '' } : source} />
      </div>
    </div>
  )
}

/** A passage in a dialog, for the narrow layout; a bottom sheet on phones. */
export function PassageDialog({ source, document, onClose }: PassagePanelProps) {
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
      <div className={cx(styles.sheet, ramp[stepOf(source.confidence)])}>
        {document && <div className={styles.document}>{document}</div>}
        <Passage source={document ? { ...source, context: '' } : source} />
      </div>
    </Dialog>
  )
}
