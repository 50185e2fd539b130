import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'

/** Offers onboarding to a user whose assistant still has its default settings. */
export function OnboardingOffer({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Notice
      title="Your assistant isn't set up yet"
      action={
        <ButtonLink size="small" render={<Link to={PATHS.onboarding} />}>
          Finish onboarding
        </ButtonLink>
      }
      onDismiss={onDismiss}
    >
      Name it and answer five questions about conflicting evidence. About two minutes.
    </Notice>
  )
}
