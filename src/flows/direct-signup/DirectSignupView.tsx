import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { LIMITED_FEATURES } from '../../modules/account/limitedAccess.ts'
import { AuthLayout } from '../../ui/AuthLayout/AuthLayout.tsx'
import { HomeMark } from '../../ui/AuthLayout/HomeMark.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { Spinner } from '../../ui/Spinner/Spinner.tsx'
import type { DirectSignupFormProps } from './DirectSignupForm.tsx'
import { DirectSignupForm } from './DirectSignupForm.tsx'
import * as styles from './DirectSignupView.css.ts'
import { ACCOUNT_CREATED, FULL_ACCESS } from './directSignup.copy.ts'

/** /signup: nothing but a spinner until it is known that this tab may see it. */
export function DirectSignupView({ state, send }: DirectSignupFormProps) {
  if (state.matches('checkingAccess'))
    return (
      <main className={styles.waiting}>
        <Spinner label="Checking access" size="medium" />
      </main>
    )
  // On the way to onboarding.
  const opening = <Spinner label="Opening onboarding…" showLabel />
  if (state.matches('fullAccess'))
    return (
      <Frame title={ACCOUNT_CREATED} subtitle={FULL_ACCESS}>
        {opening}
      </Frame>
    )
  if (state.matches('limitedAccess'))
    return (
      <Frame title={LIMITED_FEATURES} subtitle={state.context.limitation}>
        {opening}
      </Frame>
    )
  return (
    <Frame
      title="Create your account"
      subtitle="Direct access, without the waitlist. A few questions about your assistant follow."
      headEnd={
        <ButtonLink
          variant="quiet"
          size="small"
          edge="end"
          icon={<ArrowLeft aria-hidden="true" />}
          render={<Link to={PATHS.home} />}
        >
          Back
        </ButtonLink>
      }
    >
      <DirectSignupForm state={state} send={send} />
    </Frame>
  )
}

interface FrameProps {
  title: string
  subtitle: ReactNode
  headEnd?: ReactNode
  children: ReactNode
}

function Frame(props: FrameProps) {
  return <AuthLayout brand={<HomeMark name={PRODUCT_NAME} render={<Link to={PATHS.home} />} />} {...props} />
}
