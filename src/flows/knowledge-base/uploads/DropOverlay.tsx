import { FileUp } from 'lucide-react'
import * as styles from './DropOverlay.css.ts'

export interface DropOverlayProps {
  /** What dropping here does. */
  title: string
  /** What is taken: 'PDF, TXT'. */
  types: string
}

/** Lies over the window while files hang over it: all of it takes them. */
export function DropOverlay({ title, types }: DropOverlayProps) {
  return (
    <div aria-hidden="true" className={styles.overlay}>
      <div className={styles.words}>
        <FileUp />
        <p className={styles.title}>{title}</p>
        <p className={styles.types}>{types}</p>
      </div>
    </div>
  )
}
