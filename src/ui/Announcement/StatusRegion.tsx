import { createContext, type ReactNode, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { region } from './StatusRegion.css.ts'

/** The region's element: null until it is in the page, undefined where none is above. */
export const StatusRegionContext = createContext<HTMLElement | null | undefined>(undefined)

/**
 * Around an app: its one status region. A screen reader tells what changes in a region that it knows, so this one is
 * there before the first page and stays while pages come and go.
 */
export function StatusRegion({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <StatusRegionContext value={element}>
      {children}
      {/* Each announcement in it is told by itself. A dialog hides all but what says aria-live. */}
      <output
        ref={setElement}
        aria-live="polite"
        aria-atomic={false}
        className={cx(visuallyHidden, region)}
      />
    </StatusRegionContext>
  )
}
