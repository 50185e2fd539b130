import { Link } from 'react-router-dom'
import { PATHS } from '../domain/paths.ts'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx'
import { ContourBackdrop } from '../ui/ContourBackdrop/ContourBackdrop.tsx'
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx'
import { backdrop, centered } from './page.css.ts'

export interface AdminUnknownProps {
  /** Why it could not be checked. */
  failure: string
  /** Whether it is being checked again. */
  isAsking: boolean
  onRetry(): void
}

/** In the place of the admin area, where it could not be checked whether the person may see it. */
export function AdminUnknown({ failure, isAsking, onRetry }: AdminUnknownProps) {
  return (
    <main className={centered}>
      <ContourBackdrop className={backdrop} />
      <ErrorState
        size="large"
        level={1}
        title="Your admin rights could not be checked"
        text={failure}
        busy={isAsking}
        onRetry={onRetry}
        action={<ButtonLink render={<Link to={PATHS.dashboard} />}>Back to the dashboard</ButtonLink>}
      />
    </main>
  )
}
