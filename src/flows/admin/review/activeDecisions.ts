import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { resendContext } from './decision.base.ts'
import type { decisionMachine } from './decision.machine.ts'
import type { DecisionEmitted, DecisionEvent, DecisionInput } from './decision.types.ts'
import { countItems, type DecisionItem, type ItemStatus, type ItemStatusKind } from './decisionItems.ts'

type DecisionState = SnapshotFrom<typeof decisionMachine>

export interface ActiveDecision {
  readonly id: number
  readonly state: DecisionState
}

export interface ActiveDecisions {
  /** Newest first. */
  readonly decisions: readonly ActiveDecision[]
  /** The state that changed last, for the announcement to screen readers. */
  readonly latest: DecisionState | null
}

export type DecisionListener = (event: DecisionEmitted, id: number) => void

export interface ActiveDecisionsOptions {
  onEvent: DecisionListener
  /** Receives the number of applications whose call or email waits, after every change. */
  onWaiting?: (count: number) => void
}

const UNFINISHED_ITEMS: readonly ItemStatusKind[] = ['saving', 'saved', 'undoing', 'undoFailed']
const FINISHED_STATES: readonly DecisionState['value'][] = [
  'saved',
  'undone',
  'undoTooLate',
  'outdated',
  'failed',
]

/** Whether the application has a running call, or its decision can still be undone. */
function isUnfinished({ value }: Pick<DecisionState, 'value'>, status: ItemStatus): boolean {
  return !FINISHED_STATES.includes(value) && UNFINISHED_ITEMS.includes(status.kind)
}

/** How many applications have a call or an email that closing the page could prevent. */
export function countWaiting({ value, context: { items, verdict } }: DecisionState): number {
  const emails = verdict === 'approved' ? countItems(items, 'saved') : 0
  if (value === 'saving') return countItems(items, 'saving') + emails
  if (value === 'held' || value === 'notifying') return emails
  return value === 'undoing' ? countItems(items, 'undoing') : 0
}

/**
 * Runs the decision actors of an admin. Opening another page of the app does not stop them, so decisions are saved, can
 * be undone and their emails are sent all the same.
 */
export function createActiveDecisions(
  machine: typeof decisionMachine,
  { onEvent, onWaiting }: ActiveDecisionsOptions,
) {
  let actors: readonly { id: number; actor: ActorRefFrom<typeof decisionMachine> }[] = []
  let state: ActiveDecisions = { decisions: [], latest: null }
  let lastId = 0
  const listeners = new Set<() => void>()

  function refresh(latest: DecisionState | null = state.latest): void {
    state = { decisions: actors.map(({ id, actor }) => ({ id, state: actor.getSnapshot() })), latest }
    onWaiting?.(state.decisions.reduce((sum, { state }) => sum + countWaiting(state), 0))
    for (const listener of listeners) listener()
  }

  function remove(id: number): void {
    actors = actors.filter((other) => other.id !== id)
    refresh()
  }

  const items = (): readonly (readonly [DecisionState, DecisionItem])[] =>
    state.decisions.flatMap(({ state }) => state.context.items.map((item) => [state, item] as const))

  function withoutBusy(applications: readonly Application[]): readonly Application[] {
    const busy = new Set(
      items().flatMap(([state, { application, status }]) =>
        isUnfinished(state, status) ? [application.id] : [],
      ),
    )
    return applications.filter(({ id }) => !busy.has(id))
  }

  /** `snapshot`: the state to start in; by default the machine's own. */
  function run(input: DecisionInput, snapshot?: DecisionState): number {
    lastId += 1
    const id = lastId
    const actor = createActor(machine, { input, ...(snapshot && { snapshot }) })
    let value: DecisionState['value'] | null = null
    actor.subscribe((next) => {
      if (!actors.some((other) => other.id === id)) return
      const isNew = next.value !== value
      value = next.value
      refresh(isNew ? next : undefined)
    })
    actor.on('*', (event) => {
      onEvent(event, id)
      if (event.type === 'decision.dismissed') remove(id)
    })
    actors = [{ id, actor }, ...actors]
    actor.start()
    refresh(actor.getSnapshot())
    return id
  }

  return {
    /** Starts a decision without the busy applications and returns its id, or null if all are busy. */
    start(input: DecisionInput): number | null {
      const applications = withoutBusy(input.applications)
      return applications.length === 0 ? null : run({ ...input, applications })
    },
    /** Sends the emails of approved applications that were not sent, without the busy ones. */
    resend(given: readonly Application[], reviewedBy: string): void {
      const applications = withoutBusy(given)
      if (applications.length === 0) return
      const input = { applications, verdict: 'approved', notes: null, reviewedBy } as const
      const snapshot = machine.resolveState({ value: 'emailFailed', context: resendContext(input) })
      this.send(run(input, snapshot), { type: 'retry.requested' })
    },
    send(id: number, event: DecisionEvent): void {
      actors.find((other) => other.id === id)?.actor.send(event)
    },
    sendToAll(event: DecisionEvent): void {
      for (const { actor } of actors) actor.send(event)
    },
    /** Removes the notice of a decision whose result is displayed elsewhere. */
    remove,
    isBusy: (id: string): boolean =>
      items().some(
        ([state, { application, status }]) => application.id === id && isUnfinished(state, status),
      ),
    get: (): ActiveDecisions => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
