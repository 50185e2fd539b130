import type { FallbackProps } from 'react-error-boundary'
import { messageOf } from '../machines/messageOf.ts'
import { Button } from '../ui/Button/Button.tsx'
import { ContourBackdrop } from '../ui/ContourBackdrop/ContourBackdrop.tsx'
import { backdrop, centered, message, title } from './page.css.ts'

/** What is left of the app after an error that nobody expected: the reason, and a way to go on. */
export function Crash({ error }: FallbackProps) {
  return (
    <main className={centered}>
      <ContourBackdrop className={backdrop} />
      <div className={message} role="alert">
        <h1 className={title}>Something went wrong</h1>
        <p>{messageOf(error)}</p>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </div>
    </main>
  )
}
