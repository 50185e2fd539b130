import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { whenToastsWait } from '../ui/Toasts/toasts.ts'

/**
 * Where toasts appear. Most visits see none, so what shows them is loaded with the first; where that fails, with the
 * next one, and none is lost.
 */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Region !== null) return
    return whenToastsWait(() => {
      import('../ui/Toasts/ToastRegion.tsx').then(
        (loaded) => setRegion(() => loaded.default),
        (error: unknown) => console.error('The toasts could not be shown.', error),
      )
    })
  }, [Region])
  return Region && <Region />
}
