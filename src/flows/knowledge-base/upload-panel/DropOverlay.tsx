import { FileUp } from 'lucide-react'
import * as styles from './DropOverlay.css.ts'

export interface DropOverlayProps {
  /** What happens when the files are dropped. */
  title: string
  /** The accepted types: 'PDF, TXT'. */
  types: string
}

/** Covers the window while files are dragged over it. They can be dropped anywhere. */
export function DropOverlay({ title, types }: DropOverlayProps) {
  return (
    <div aria-hidden="true" className={styles.overlay}>
      <div className={styles.message}>
        <FileUp />
        <p className={styles.title}>{title}</p>
        <p className={styles.types}>{types}</p>
      </div>
    </div>
  )
}
