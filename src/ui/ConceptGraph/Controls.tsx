import { Maximize2, Minus, Plus, Scan } from 'lucide-react'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './ConceptGraph.css.ts'

export interface ControlsProps {
  /** Called by 'Zoom in'. */
  onZoomIn: () => void
  /** Called by 'Zoom out'. */
  onZoomOut: () => void
  /** Called by 'Show the whole graph'. */
  onFit: () => void
  /** Called by 'Full screen', which is left out without it. */
  onFullScreen: (() => void) | undefined
}

/** The buttons above the lower edge of the graph. */
export function Controls({ onZoomIn, onZoomOut, onFit, onFullScreen }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton label="Zoom out" onClick={onZoomOut}>
        <Minus aria-hidden="true" />
      </IconButton>
      <IconButton label="Zoom in" onClick={onZoomIn}>
        <Plus aria-hidden="true" />
      </IconButton>
      <IconButton label="Show the whole graph" onClick={onFit}>
        <Scan aria-hidden="true" />
      </IconButton>
      {onFullScreen && (
        <IconButton label="Full screen" onClick={onFullScreen}>
          <Maximize2 aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
