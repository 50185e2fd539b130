import { Mail, RotateCw } from 'lucide-react'
import { use } from 'react'
import { ContactEmail } from '../../modules/contact/contactEmail.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import * as styles from './AccountCreation.css.ts'
import { CallList } from './AccountCreation.tsx'
import { ACCOUNT_FAILED, CALL_TEXTS } from './callTexts.ts'
import { Heading } from './Heading.tsx'
import type { OnboardingEvent } from './onboarding.base.ts'
import type { OnboardingContext } from './onboarding.context.ts'

interface CallFailureProps {
  failure: NonNullable<OnboardingContext['failure']>
  hasLink: boolean
  canReopen: boolean
  send: (event: OnboardingEvent) => void
}

export function CallFailure({ failure: { at, message }, hasLink, canReopen, send }: CallFailureProps) {
  const { failed, meaning, skip } = CALL_TEXTS[at]
  return (
    <>
      <Heading title={failed} lead={meaning} />
      <Notice tone="error" title={message || (at === 'savingProfile' ? failed : ACCOUNT_FAILED)} />
      {at !== 'savingProfile' && <CallList at={at} hasFailed hasLink={hasLink} />}
      <div className={styles.actions}>
        <Button
          variant="primary"
          size="large"
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => send({ type: 'retry.requested' })}
        >
          Try again
        </Button>
        <Button size="large" onClick={() => send({ type: 'skip.requested' })}>
          {skip}
        </Button>
        {canReopen && (
          <Button size="large" onClick={() => send({ type: 'answers.reopened' })}>
            Change your answers
          </Button>
        )}
      </div>
      <p className={styles.help}>
        Still not working?
        <ButtonLink
          variant="quiet"
          size="small"
          icon={<Mail aria-hidden="true" />}
          href={`mailto:${use(ContactEmail)}`}
        >
          Contact Us
        </ButtonLink>
      </p>
    </>
  )
}
