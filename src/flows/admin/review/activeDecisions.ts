import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { createActor } from 'xstate'
import type { DecisionEmitted, DecisionEvent, DecisionInput } from './decision.base.ts'
import type { decisionMachine } from './decision.machine.ts'
import type { DecisionItem } from './decisionItems.ts'
import type { ItemStatus, ItemStatusKind } from './decisionRules.ts'

type DecisionState = SnapshotFrom<typeof decisionMachine>

/** One decision as it stands. */
export interface ActiveDecision {
  readonly id: number
  readonly state: DecisionState
}

/** What the decisions of a page are at present. */
export interface ActiveDecisions {
  /** Newest first. */
  readonly decisions: readonly ActiveDecision[]
  /** The one whose state changed last, for whoever cannot see it. */
  readonly latest: DecisionState | null
}

/** Told of everything that happens to any decision. */
export type DecisionListener = (event: DecisionEmitted, id: number) => void

const AT_WORK: readonly ItemStatusKind[] = ['waiting', 'decided', 'undoing', 'stuck']
const AT_REST: readonly DecisionState['value'][] = [
  'saved',
  'withdrawn',
  'undoTooLate',
  'overtaken',
  'failed',
]

/** Whether something is still to happen to an application, or can be taken back. */
function isAtWork({ value }: Pick<DecisionState, 'value'>, standing: ItemStatus): boolean {
  return !AT_REST.includes(value) && AT_WORK.includes(standing.kind)
}

/**
 * The decisions of a page. Each is an actor that nothing stops but its own end: what was decided is carried out
 * though its page has gone elsewhere in the app.
 */
export function createActiveDecisions(machine: typeof decisionMachine, told: DecisionListener) {
  let actors: readonly { id: number; actor: ActorRefFrom<typeof decisionMachine> }[] = []
  let state: ActiveDecisions = { decisions: [], latest: null }
  let lastId = 0
  const listeners = new Set<() => void>()

  function refresh(latest: DecisionState | null = state.latest): void {
    state = { decisions: actors.map(({ id, actor }) => ({ id, state: actor.getSnapshot() })), latest }
    for (const listener of listeners) listener()
  }

  function remove(id: number): void {
    actors = actors.filter((one) => one.id !== id)
    refresh()
  }

  const rows = (): readonly (readonly [DecisionState, DecisionItem])[] =>
    state.decisions.flatMap(({ state }) => state.context.rows.map((row) => [state, row] as const))

  return {
    /** Begins one; what is at work already is left out. Null where that leaves nothing. */
    start(input: DecisionInput): number | null {
      const busy = new Set(
        rows().flatMap(([at, { submission, standing }]) => (isAtWork(at, standing) ? [submission.id] : [])),
      )
      const submissions = input.submissions.filter(({ id }) => !busy.has(id))
      if (submissions.length === 0) return null
      lastId += 1
      const id = lastId
      const actor = createActor(machine, { input: { ...input, submissions } })
      let value: DecisionState['value'] | null = null
      actor.subscribe((next) => {
        if (!actors.some((one) => one.id === id)) return
        const isNew = next.value !== value
        value = next.value
        refresh(isNew ? next : undefined)
      })
      actor.on('*', (event) => {
        told(event, id)
        if (event.type === 'decision.dismissed') remove(id)
      })
      actors = [{ id, actor }, ...actors]
      actor.start()
      refresh(actor.getSnapshot())
      return id
    },
    send(id: number, event: DecisionEvent): void {
      actors.find((one) => one.id === id)?.actor.send(event)
    },
    /** To all of them. */
    tell(event: DecisionEvent): void {
      for (const { actor } of actors) actor.send(event)
    },
    /** Takes one away that has been told of elsewhere. */
    remove,
    isBusy: (id: string): boolean =>
      rows().some(([at, { submission, standing }]) => submission.id === id && isAtWork(at, standing)),
    get: (): ActiveDecisions => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
