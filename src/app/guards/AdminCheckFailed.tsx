import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { ContourBackdrop } from '../../ui/ContourBackdrop/ContourBackdrop.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { backdrop, centered } from '../pages/page.css.ts'

export interface AdminCheckFailedProps {
  failure: string
  isChecking: boolean
  onRetry(): void
}

export function AdminCheckFailed({ failure, isChecking, onRetry }: AdminCheckFailedProps) {
  return (
    <main className={centered}>
      <ContourBackdrop className={backdrop} />
      <ErrorState
        size="large"
        level={1}
        title="We couldn't check your admin access"
        text={failure}
        busy={isChecking}
        onRetry={onRetry}
        action={<ButtonLink render={<Link to={PATHS.dashboard} />}>Go to Home</ButtonLink>}
      />
    </main>
  )
}
