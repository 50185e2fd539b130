import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Backdrop } from '../../ui/Backdrop/Backdrop.tsx'
import { SkipLink } from '../../ui/SkipLink/SkipLink.tsx'
import { Capabilities } from './capabilities/Capabilities.tsx'
import { GRAPH_HUBS, GRAPH_SEED } from './hero/graphHubs.ts'
import { Hero } from './hero/Hero.tsx'
import { Philosophy } from './hero/Philosophy.tsx'
import { ScaleStrip } from './hero/ScaleStrip.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import * as styles from './LandingView.css.ts'
import type { LandingEvent, landingMachine } from './landing.machine.ts'
import { FormArea } from './request/FormArea.tsx'
import { RequestSection } from './request/RequestSection.tsx'
import type { RequestButtonProps } from './requestButtonProps.ts'
import { scrollToSection } from './scrollToSection.ts'
import { useNearViewport } from './useNearViewport.ts'

export interface LandingViewProps {
  state: ViewState<typeof landingMachine>
  send: (event: LandingEvent) => void
  /** Where 'Contact Us' writes to. */
  contactEmail: string
  /** Chooses between dark and light. */
  themeButton: ReactNode
  /** The application form, shown once its code is here. */
  form: ReactNode
  /** Given the page's main button, so that who leaves the form goes on there. */
  heroButton?: RefObject<HTMLButtonElement | null> | undefined
  /** The visitor has asked for access on another page, and is taken to the form. */
  arrivesAsking?: boolean | undefined
  /** A still frame of the backdrop, so many seconds after its beginning. */
  frozenAt?: number | undefined
}

export function LandingView({
  state,
  send,
  contactEmail,
  themeButton,
  form,
  heroButton,
  arrivesAsking = false,
  frozenAt,
}: LandingViewProps) {
  const request = useRef<HTMLElement>(null)
  const want = () => send({ type: 'form.wanted' })
  const ask = () => {
    want()
    if (request.current) scrollToSection(request.current)
  }
  const asking: RequestButtonProps = { onPointerEnter: want, onFocus: want, onClick: ask }
  useNearViewport(request, want)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival alone
  useEffect(() => {
    if (arrivesAsking) ask()
  }, [arrivesAsking])

  return (
    <div className={styles.root}>
      <SkipLink target="content" />
      <div className={styles.backdrop}>
        <Backdrop seed={GRAPH_SEED} labels={GRAPH_HUBS} frozenAt={frozenAt} />
      </div>
      <div className={styles.column}>
        <LandingHeader themeButton={themeButton} asking={asking} />
        <main id="content" tabIndex={-1}>
          <Hero button={heroButton} asking={asking} />
          <div className={styles.below}>
            <ScaleStrip isFrozen={frozenAt !== undefined} />
            <Philosophy />
            <Capabilities />
            <RequestSection ref={request}>
              <FormArea state={state} send={send} form={form} contactEmail={contactEmail} />
            </RequestSection>
          </div>
        </main>
        <LandingFooter contactEmail={contactEmail} />
      </div>
    </div>
  )
}
