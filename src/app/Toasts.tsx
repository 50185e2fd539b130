import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { log } from '../lib/log/log.ts'
import { onToastQueued } from '../ui/Toasts/toasts.ts'

/** Renders the toasts. The component is loaded with the first toast; after a failure the next toast tries again. */
export function Toasts() {
  const [Region, setRegion] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Region !== null) return
    return onToastQueued(() => {
      import('../ui/Toasts/ToastRegion.tsx').then(
        (loaded) => setRegion(() => loaded.default),
        (error: unknown) => log.error('The toasts could not be shown.', { error }),
      )
    })
  }, [Region])
  return Region && <Region />
}
