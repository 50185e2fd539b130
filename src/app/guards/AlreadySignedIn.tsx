import { Button } from '../../ui/Button/Button.tsx'
import { ContourBackdrop } from '../../ui/ContourBackdrop/ContourBackdrop.tsx'
import { backdrop, centered, message, title } from '../pages/page.css.ts'

export interface AlreadySignedInProps {
  /** The signed-in user's email; empty for demo access, which has none. */
  email: string
  /** The email that the setup link was sent to; null if unknown or if the page was not opened by a link. */
  linkEmail: string | null
  onLogOut(): void
}

/** Shown instead of a page for signed-out users. */
export function AlreadySignedIn({ email, linkEmail, onLogOut }: AlreadySignedInProps) {
  const user = email === '' ? 'with demo access' : `as ${email}`
  return (
    <main className={centered}>
      <ContourBackdrop className={backdrop} />
      <div className={message}>
        <h1 className={title}>You're already signed in</h1>
        <p>
          {linkEmail === null
            ? `You're signed in ${user}. Log out to open this page.`
            : `This link is for ${linkEmail}. You're signed in ${user}. Log out to use it.`}
        </p>
        <Button variant="primary" onClick={onLogOut}>
          Log out and continue
        </Button>
      </div>
    </main>
  )
}
