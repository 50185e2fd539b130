import { useMachine } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { REQUEST_HASH } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { LandingView } from './LandingView.tsx'
import { loadForm } from './landing.actors.ts'
import { landingMachine } from './landing.machine.ts'
import { FormSkeleton } from './request/FormSkeleton.tsx'
import { scrollBehavior } from './scrollToSection.ts'

export interface LandingScreenProps {
  /** Where 'Contact Us' writes to. */
  contactEmail: string
  /** Chooses between dark and light. */
  themeButton: ReactNode
}

// First shown when the machine has loaded it: a lazy component that fails once fails for good.
const Waitlist = lazy(() => import('../waitlist/WaitlistScreen.tsx'))

const liveMachine = landingMachine.provide({ actors: { loadForm } })

/** The public front page. */
export default function LandingScreen({ contactEmail, themeButton }: LandingScreenProps) {
  const [state, send, actor] = useMachine(liveMachine)
  useEmitted(actor, { 'page.outdated': () => window.location.reload() })
  const { hash } = useLocation()
  const heroButton = useRef<HTMLButtonElement>(null)

  const leaveForm = () => {
    heroButton.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
  }

  return (
    <LandingView
      state={state}
      send={send}
      contactEmail={contactEmail}
      themeButton={themeButton}
      heroButton={heroButton}
      arrivesAsking={hash === REQUEST_HASH}
      form={
        <Suspense fallback={<FormSkeleton />}>
          <Waitlist onExit={leaveForm} />
        </Suspense>
      }
    />
  )
}
