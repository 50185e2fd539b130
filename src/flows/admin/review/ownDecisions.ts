import { warnOnLeaving } from '../../../lib/warnOnLeaving.ts'
import { createActiveDecisions, type DecisionListener } from './activeDecisions.ts'
import { liveActors } from './decision.actors.ts'
import { decisionMachine } from './decision.machine.ts'
import { showFailureToasts } from './showFailureToasts.ts'

const liveMachine = decisionMachine.provide({ actors: liveActors })

/** The decisions of an admin, which outlive the admin area's page. */
export interface OwnDecisions {
  readonly reviewedBy: string
  readonly decisions: ReturnType<typeof createActiveDecisions>
  /** The page of the admin area while it is open; otherwise failures are shown as toasts. */
  readonly listener: { current: DecisionListener }
}

const bySession = new WeakMap<object, OwnDecisions>()

/** The decisions of the session's admin: those that are running, or none yet. `session`: the session's actor. */
export function ownDecisions(session: object, reviewedBy: string): OwnDecisions {
  const existing = bySession.get(session)
  if (existing?.reviewedBy === reviewedBy) return existing
  const listener = { current: showFailureToasts as DecisionListener }
  const decisions = createActiveDecisions(liveMachine, {
    onEvent: (event, id) => listener.current(event, id),
    onWaiting: createLeaveGuard(() => decisions.sendToAll({ type: 'page.left' })),
  })
  const own = { reviewedBy, decisions, listener }
  bySession.set(session, own)
  return own
}

/**
 * Returns a function that takes the number of waiting calls and emails. While there is one, closing the page calls
 * `onLeave`, which starts all of them at once; a browser delivers few of such requests. From two on, it asks first.
 */
function createLeaveGuard(onLeave: () => void): (waiting: number) => void {
  let removeWarning: (() => void) | null = null
  return (waiting) => {
    // Adding the same listener again has no effect.
    if (waiting > 0) window.addEventListener('pagehide', onLeave)
    else window.removeEventListener('pagehide', onLeave)
    if (waiting > 1) removeWarning ??= warnOnLeaving()
    else {
      removeWarning?.()
      removeWarning = null
    }
  }
}
