import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createActor } from 'xstate'
import type { decisionMachine } from './decision.machine.ts'
import type { DecisionEmitted, DecisionEvent, DecisionInput } from './decision.types.ts'
import type { DecisionItem, ItemStatus, ItemStatusKind } from './decisionItems.ts'

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

/** Receives the emitted events of every decision. */
export type DecisionListener = (event: DecisionEmitted, id: number) => void

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

/**
 * Runs the decision actors of the admin area. Leaving the area does not stop them, so emails are sent even after the
 * admin opened another page of the app.
 */
export function createActiveDecisions(machine: typeof decisionMachine, onEvent: DecisionListener) {
  let actors: readonly { id: number; actor: ActorRefFrom<typeof decisionMachine> }[] = []
  let state: ActiveDecisions = { decisions: [], latest: null }
  let lastId = 0
  const listeners = new Set<() => void>()

  function refresh(latest: DecisionState | null = state.latest): void {
    state = { decisions: actors.map(({ id, actor }) => ({ id, state: actor.getSnapshot() })), latest }
    for (const listener of listeners) listener()
  }

  function remove(id: number): void {
    actors = actors.filter((other) => other.id !== id)
    refresh()
  }

  const items = (): readonly (readonly [DecisionState, DecisionItem])[] =>
    state.decisions.flatMap(({ state }) => state.context.items.map((item) => [state, item] as const))

  return {
    /** Starts a decision without the busy applications and returns its id, or null if all are busy. */
    start(input: DecisionInput): number | null {
      const busy = new Set(
        items().flatMap(([state, { application, status }]) =>
          isUnfinished(state, status) ? [application.id] : [],
        ),
      )
      const applications = input.applications.filter(({ id }) => !busy.has(id))
      if (applications.length === 0) return null
      lastId += 1
      const id = lastId
      const actor = createActor(machine, { input: { ...input, applications } })
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
