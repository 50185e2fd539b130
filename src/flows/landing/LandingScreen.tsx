import { useMachine } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { clearReadyAccount, readReadyAccount } from '../../device/readyAccount.ts'
import { REQUEST_HASH } from '../../domain/paths.ts'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { LandingView } from './LandingView.tsx'
import { loadExample, loadForm } from './landing.actors.ts'
import { landingMachine } from './landing.machine.ts'
import { FormSkeleton } from './request/FormSkeleton.tsx'
import { scrollBehavior } from './scrollToSection.ts'

// Rendered only after the machine has loaded the code, because a lazy component cannot retry a failed import.
const Waitlist = lazy(() => import('../waitlist/WaitlistScreen.tsx'))
const ExampleAnswer = lazy(() => import('./example/ExampleAnswer.tsx'))
const CapabilityExample = lazy(() => import('./capabilities/CapabilityExample.tsx'))

const liveMachine = landingMachine.provide({ actors: { loadForm, loadExample } })

export default function LandingScreen({ themeButton }: { themeButton: ReactNode }) {
  const [state, send, actor] = useMachine(liveMachine)
  useEmitted(actor, { 'reload.requested': () => window.location.reload() })
  const { hash, search } = useLocation()
  // Only the URL when the page opens counts: the page does not scroll when the form changes it.
  const [startsAtForm] = useState(() => hash === REQUEST_HASH || new URLSearchParams(search).has('step'))
  const heroButtonRef = useRef<HTMLButtonElement>(null)

  const [readyEmail, setReadyEmail] = useState(readReadyAccount)

  const dismissReadyAccount = () => {
    clearReadyAccount()
    setReadyEmail(null)
    heroButtonRef.current?.focus({ preventScroll: true })
  }

  const leaveForm = () => {
    heroButtonRef.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
  }

  return (
    <LandingView
      state={state}
      send={send}
      themeButton={themeButton}
      readyAccount={readyEmail === null ? null : { email: readyEmail, onDismiss: dismissReadyAccount }}
      heroButtonRef={heroButtonRef}
      startsAtForm={startsAtForm}
      example={
        <Suspense fallback={null}>
          <ExampleAnswer />
        </Suspense>
      }
      capabilityExample={(of) => (
        <Suspense fallback={null}>
          <CapabilityExample of={of} />
        </Suspense>
      )}
      form={
        <Suspense fallback={<FormSkeleton />}>
          <Waitlist onExit={leaveForm} />
        </Suspense>
      }
    />
  )
}
