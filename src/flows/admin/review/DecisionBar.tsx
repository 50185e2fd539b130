import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import * as styles from './DecisionBar.css.ts'
import { DecisionNotice } from './DecisionNotice.tsx'
import type { decisionMachine } from './decision.machine.ts'
import type { DecisionEvent } from './decision.types.ts'

type State = ViewState<typeof decisionMachine>

export interface DecisionBarProps {
  /** Newest first. */
  decisions: readonly { readonly id: number; readonly state: State }[]
  send: (id: number, event: DecisionEvent) => void
  announcement: string
  /** Milliseconds since 1970. */
  now: number
  /** The bar is in the review dialog: it does not stick to the window. */
  inDialog?: boolean
  /** Focused when the element that had the focus is removed. */
  ref?: Ref<HTMLElement | null>
}

/** The notices of recent decisions. The newest is shown in full, older ones as one line. */
export function DecisionBar({ decisions, send, announcement, now, inDialog = false, ref }: DecisionBarProps) {
  const barRef = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => barRef.current)
  useBarFocus(barRef, decisions[0]?.id ?? 0)
  usePublishedHeight(barRef, decisions.length > 0 && !inDialog)
  return (
    <div className={styles.root}>
      <Announcement>{announcement}</Announcement>
      {decisions.length > 0 && (
        <section
          ref={barRef}
          tabIndex={-1}
          aria-label="Decisions"
          data-keep-visible
          className={inDialog ? styles.inDialog : styles.bar}
        >
          {decisions.map(({ id, state }, index) => (
            <DecisionNotice
              key={id}
              state={state}
              send={(event) => send(id, event)}
              now={now}
              isCompact={index > 0}
            />
          ))}
        </section>
      )}
    </div>
  )
}

/**
 * Focuses the bar when a focused button of the bar, or the button that started the newest decision, is removed. Without
 * this the focus would move to the start of the page.
 */
function useBarFocus(barRef: { readonly current: HTMLElement | null }, newestId: number): void {
  const isInside = useRef(false)
  const knownId = useRef(newestId)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    const isNew = newestId > knownId.current
    if (isLost && (isInside.current || isNew)) barRef.current?.focus({ preventScroll: true })
    knownId.current = newestId
    isInside.current = barRef.current?.contains(document.activeElement) ?? false
  })
  useEffect(() => {
    const onFocusIn = () => {
      isInside.current = barRef.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [barRef])
}

/** Sets the CSS variable with the bar's height, so that the page scrolls focused elements clear of the bar. */
function usePublishedHeight(barRef: { readonly current: HTMLElement | null }, isShown: boolean): void {
  useLayoutEffect(() => {
    const bar = barRef.current
    if (bar === null || !isShown) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty(styles.barHeightVariable, `${bar.offsetHeight}px`),
    )
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty(styles.barHeightVariable)
    }
  }, [barRef, isShown])
}
