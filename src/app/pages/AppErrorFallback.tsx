import { type ComponentType, lazy, Suspense } from 'react'
import type { FallbackProps } from 'react-error-boundary'
import { messageOf } from '../../lib/messageOf.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { backdrop, centered, message, title } from './page.css.ts'

const Backdrop = lazy(loadBackdrop)

/** Falls back to no backdrop: an error here would not be caught. */
async function loadBackdrop(): Promise<{ default: ComponentType<{ className?: string }> }> {
  try {
    const { ContourBackdrop } = await import('../../ui/ContourBackdrop/ContourBackdrop.tsx')
    return { default: ContourBackdrop }
  } catch {
    return { default: () => null }
  }
}

/** Replaces the whole app after an uncaught error. */
export function AppErrorFallback({ error }: FallbackProps) {
  return (
    <main className={centered}>
      <Suspense fallback={null}>
        <Backdrop className={backdrop} />
      </Suspense>
      <div className={message} role="alert">
        <h1 className={title}>Something went wrong</h1>
        <p>{messageOf(error)}</p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </div>
    </main>
  )
}
