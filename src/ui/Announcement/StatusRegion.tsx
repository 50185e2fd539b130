import { createContext, type ReactNode, useState } from 'react'
import { cx } from '../../theme/cx.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { region } from './StatusRegion.css.ts'

/** The region's element: null before it is mounted, undefined outside a StatusRegion. */
export const StatusRegionContext = createContext<HTMLElement | null | undefined>(undefined)

/**
 * Wraps the app and provides its live region. Screen readers only announce changes in a region that already
 * existed, so the region is mounted before the first page and stays mounted during navigation.
 */
export function StatusRegion({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  return (
    <StatusRegionContext value={element}>
      {children}
      {/* Each announcement is atomic. An open dialog hides everything without aria-live. */}
      <output
        ref={setElement}
        aria-live="polite"
        aria-atomic={false}
        className={cx(visuallyHidden, region)}
      />
    </StatusRegionContext>
  )
}
