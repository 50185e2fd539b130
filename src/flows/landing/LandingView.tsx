import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Backdrop } from '../../ui/Backdrop/Backdrop.tsx'
import { SkipLink } from '../../ui/SkipLink/SkipLink.tsx'
import { Capabilities, type CapabilityName } from './capabilities/Capabilities.tsx'
import { ExampleSection } from './example/ExampleSection.tsx'
import type { ReadyAccount } from './hero/AccountReadyNotice.tsx'
import { GRAPH_HUBS } from './hero/graphHubs.ts'
import { Hero } from './hero/Hero.tsx'
import { Philosophy } from './hero/Philosophy.tsx'
import { ScaleStrip } from './hero/ScaleStrip.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { LandingHeader } from './LandingHeader.tsx'
import * as styles from './LandingView.css.ts'
import type { LandingEvent, landingMachine } from './landing.machine.ts'
import { FormArea } from './request/FormArea.tsx'
import { RequestSection } from './request/RequestSection.tsx'
import { scrollToSection } from './scrollToSection.ts'
import { useNearViewport } from './useNearViewport.ts'

/** Not yet while the page is at its top. */
const EXAMPLE_MARGIN = '10% 0px'
const FORM_MARGIN = '75% 0px'
/** The lower 40% of the window, which the hero leaves first. */
const HERO_MARGIN = '-60% 0px 0px'

export interface LandingViewProps {
  state: ViewState<typeof landingMachine>
  send: (event: LandingEvent) => void
  themeButton: ReactNode
  /** The example answer, rendered after its code has loaded. */
  example: ReactNode
  capabilityExample: (of: CapabilityName) => ReactNode
  /** The application form, rendered after its code has loaded. */
  form: ReactNode
  /** The account that was set up on this device and has not been used. */
  readyAccount?: ReadyAccount | null | undefined
  /** Ref to the button 'Request Demo Access', which gets the focus when the user leaves the form. */
  heroButtonRef?: RefObject<HTMLButtonElement | null> | undefined
  /** Scrolls to the form when the page opens. */
  startsAtForm?: boolean | undefined
  /** Freezes the backdrop animation at this time, in seconds. */
  frozenAt?: number | undefined
}

export function LandingView({
  state,
  send,
  themeButton,
  example,
  capabilityExample,
  form,
  readyAccount = null,
  heroButtonRef,
  startsAtForm = false,
  frozenAt,
}: LandingViewProps) {
  const heroRef = useRef<HTMLElement>(null)
  const exampleRef = useRef<HTMLDivElement>(null)
  const capabilitiesRef = useRef<HTMLElement>(null)
  const requestRef = useRef<HTMLElement>(null)
  const loadExample = () => send({ type: 'example.requested' })
  const loadForm = () => send({ type: 'form.requested' })
  const openForm = () => {
    loadForm()
    if (requestRef.current) scrollToSection(requestRef.current)
  }
  const requestButtonProps = { onPointerEnter: loadForm, onFocus: loadForm, onClick: openForm }
  useNearViewport(exampleRef, loadExample, EXAMPLE_MARGIN)
  useNearViewport(capabilitiesRef, loadExample, EXAMPLE_MARGIN)
  useNearViewport(requestRef, loadForm, FORM_MARGIN)
  const isHeroShown = useIsInView(heroRef, HERO_MARGIN)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the page opens
  useEffect(() => {
    if (startsAtForm) openForm()
  }, [startsAtForm])

  return (
    <div className={styles.root}>
      <SkipLink target="content" />
      <div className={styles.backdrop} data-unlabeled={!isHeroShown || undefined}>
        <Backdrop graph="landing" labels={GRAPH_HUBS} frozenAt={frozenAt} />
      </div>
      <div className={styles.column}>
        <LandingHeader themeButton={themeButton} requestButtonProps={requestButtonProps} />
        <main id="content" tabIndex={-1}>
          <Hero
            ref={heroRef}
            readyAccount={readyAccount}
            buttonRef={heroButtonRef}
            requestButtonProps={requestButtonProps}
            onExampleHint={loadExample}
          />
          <div className={styles.below}>
            <ScaleStrip isFrozen={frozenAt !== undefined} />
            <ExampleSection ref={exampleRef} state={state} send={send} example={example} />
            <Philosophy />
            <Capabilities
              ref={capabilitiesRef}
              example={(of) => state.matches({ example: 'shown' }) && capabilityExample(of)}
            />
            <RequestSection ref={requestRef}>
              <FormArea state={state} send={send} form={form} />
            </RequestSection>
          </div>
        </main>
        <LandingFooter />
      </div>
    </div>
  )
}

/** Whether the element is in the viewport, enlarged or reduced by a margin (CSS syntax). True until it is known. */
function useIsInView(element: RefObject<HTMLElement | null>, margin: string): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isInView
}
