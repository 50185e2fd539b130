import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { backdrop, centered, message, title } from '../pages/page.css.ts'
import { removePrerendered } from '../pages/prerendered.ts'
import { actions } from './errors.css.ts'

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

export interface FullPageErrorProps {
  /** What happened and what to do. */
  text: ReactNode
  /** Shown beside the reload button. */
  action?: ReactNode
}

/** An error page that replaces the whole app. It needs neither the router nor the session. */
export function FullPageError({ text, action }: FullPageErrorProps) {
  useLayoutEffect(removePrerendered, [])
  return (
    <main className={centered}>
      <Suspense fallback={null}>
        <Backdrop className={backdrop} />
      </Suspense>
      <div className={message} role="alert">
        <h1 className={title}>Something went wrong</h1>
        {text}
        <div className={actions}>
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          {action}
        </div>
      </div>
    </main>
  )
}
