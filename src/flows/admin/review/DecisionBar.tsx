import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import * as styles from './DecisionBar.css.ts'
import { DecisionNotice } from './DecisionNotice.tsx'
import type { DecisionEvent } from './decision.base.ts'
import type { decisionMachine } from './decision.machine.ts'

type State = ViewState<typeof decisionMachine>

export interface DecisionBarProps {
  /** Newest first. */
  decisions: readonly { readonly id: number; readonly state: State }[]
  send: (id: number, event: DecisionEvent) => void
  /** What has just happened, for whoever cannot see it. */
  announcement: string
  /** Milliseconds since 1970. */
  now: number
  /** Takes the focus where nothing else is there to take it. */
  ref?: Ref<HTMLElement | null>
}

/** What has just been decided. The newest decision has the room; older ones are a line each. */
export function DecisionBar({ decisions, send, announcement, now, ref }: DecisionBarProps) {
  const barRef = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => barRef.current)
  useHeldFocus(barRef, decisions[0]?.id ?? 0)
  useToldHeight(barRef, decisions.length > 0)
  return (
    <div className={styles.root}>
      <Announcement>{announcement}</Announcement>
      {decisions.length > 0 && (
        <section ref={barRef} tabIndex={-1} aria-label="Decisions" className={styles.bar}>
          {decisions.map(({ id, state }, place) => (
            <DecisionNotice
              key={id}
              state={state}
              send={(event) => send(id, event)}
              now={now}
              isCompact={place > 0}
            />
          ))}
        </section>
      )}
    </div>
  )
}

/**
 * A button that goes while it has the focus leaves it to the bar, not to the page's beginning: one of the bar's own,
 * or the one that began the newest decision.
 */
function useHeldFocus(barRef: { readonly current: HTMLElement | null }, newest: number): void {
  const isInside = useRef(false)
  const known = useRef(newest)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    const isNew = newest > known.current
    if (isLost && (isInside.current || isNew)) barRef.current?.focus({ preventScroll: true })
    known.current = newest
    isInside.current = barRef.current?.contains(document.activeElement) ?? false
  })
  useEffect(() => {
    const note = () => {
      isInside.current = barRef.current?.contains(document.activeElement) ?? false
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [barRef])
}

/** Tells the page how tall the bar is: on a phone what sticks to the same edge stands below it. */
function useToldHeight(barRef: { readonly current: HTMLElement | null }, isShown: boolean): void {
  useLayoutEffect(() => {
    const bar = barRef.current
    if (bar === null || !isShown) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() =>
      style.setProperty(styles.barHeightVariable, `${bar.offsetHeight}px`),
    )
    watch.observe(bar)
    return () => {
      watch.disconnect()
      style.removeProperty(styles.barHeightVariable)
    }
  }, [barRef, isShown])
}
