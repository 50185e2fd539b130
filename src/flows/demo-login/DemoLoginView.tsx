import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS, REQUEST_HASH } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { AuthLayout } from '../../ui/AuthLayout/AuthLayout.tsx'
import { ContactFoot } from '../../ui/AuthLayout/ContactFoot.tsx'
import { HomeMark } from '../../ui/AuthLayout/HomeMark.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import * as styles from './DemoLoginView.css.ts'
import { SignInForm, type SignInFormProps } from './SignInForm.tsx'

export interface DemoLoginViewProps extends SignInFormProps {
  /** Where 'Contact Us' writes to. */
  contactEmail: string
  /** Asks for the second factor, in the form's place. */
  challenge: ReactNode
}

export function DemoLoginView({ state, send, contactEmail, challenge }: DemoLoginViewProps) {
  const isChallenged = state.matches('challenged')
  return (
    <AuthLayout
      brand={<HomeMark name={PRODUCT_NAME} render={<RouterLink to={PATHS.home} />} />}
      headEnd={
        <ButtonLink
          variant="quiet"
          size="small"
          edge="end"
          icon={<ArrowLeft aria-hidden="true" />}
          render={<RouterLink to={PATHS.home} />}
        >
          Back
        </ButtonLink>
      }
      title="Demo login"
      subtitle={
        isChallenged ? 'One more step: your second factor.' : 'Use the email and password of your account.'
      }
      foot={<ContactFoot question="Trouble signing in?" email={contactEmail} />}
    >
      {isChallenged ? (
        challenge
      ) : (
        <>
          <SignInForm state={state} send={send} />
          <p className={styles.aside}>
            No invitation yet?{' '}
            <Link render={<RouterLink to={`${PATHS.home}${REQUEST_HASH}`} />}>Request Demo Access</Link>
          </p>
        </>
      )}
    </AuthLayout>
  )
}
