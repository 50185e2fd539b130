import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Source } from '../../../api/types.ts'
import { locationOf } from '../../../domain/evidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './Passage.css.ts'
import { Passage } from './Passage.tsx'

export interface PassagePanelProps {
  source: Source
  /** The page it stands on, where that can be shown. */
  page?: ReactNode
  onClose: () => void
}

/** A passage beside the chat, in the place of the evidence, to which it leads back. */
export function PassagePanel({ source, page, onClose }: PassagePanelProps) {
  const backRef = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another passage takes the focus again
  useEffect(() => backRef.current?.focus({ preventScroll: true }), [source])
  return (
    <>
      <div className={styles.head}>
        <IconButton ref={backRef} label="Back to the evidence" onClick={onClose}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <div>
          <h2 className={styles.title}>
            <MiddleTruncate text={toDisplayName(source.filename)} />
          </h2>
          <p className={styles.place}>{locationOf(source)}</p>
        </div>
      </div>
      <div className={styles.panel}>
        <Passage source={source}>{page}</Passage>
      </div>
    </>
  )
}

/** A passage over the chat, where there is no room beside it; on phones a sheet. */
export function PassageSheet({ source, page, onClose }: PassagePanelProps) {
  // Its first button may be far down, below the passage.
  const sheetRef = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      ref={sheetRef}
      initialFocus={sheetRef}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={toDisplayName(source.filename)}
      description={locationOf(source)}
      width="wide"
    >
      <Passage source={source}>{page}</Passage>
    </Dialog>
  )
}
