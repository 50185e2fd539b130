import type { DecisionListener } from './activeDecisions.ts'
import { createActiveDecisions } from './activeDecisions.ts'
import { liveActors } from './decision.actors.ts'
import { decisionMachine } from './decision.machine.ts'
import { createLeaveGuard } from './leaveGuard.ts'
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
