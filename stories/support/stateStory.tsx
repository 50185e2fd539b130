import type { Args, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { AnyStateMachine, ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate'

/** A machine's snapshot at `value`. None of its invocations and timers run. */
export function at<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  context: ContextFrom<M>,
): SnapshotFrom<M> {
  return machine.resolveState({ value, context } as Parameters<M['resolveState']>[0]) as SnapshotFrom<M>
}

/** The paths of the leaf states of a state value: `{ loaded: 'ready' }` is `loaded.ready`. Parallel states have several. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value as Record<string, unknown>).flatMap(([name, child]) =>
    leavesOf(child).map((leaf) => `${name}.${leaf}`),
  )
}

/**
 * The story of one machine state. It renders the View in that state and declares the state for the state coverage
 * gate. Context and View may depend on the story's args.
 */
export function stateStory<M extends AnyStateMachine, A = Args>(
  machine: M,
  value: StateValueFrom<M>,
  context: ContextFrom<M> | ((args: A) => ContextFrom<M>),
  view: (state: SnapshotFrom<M>, args: A) => ReactNode,
): StoryObj<A> {
  const contextWith = (args: A) => (typeof context === 'function' ? context(args) : context)
  return {
    parameters: { machine: { id: machine.id, states: leavesOf(value) } },
    render: (args: A) => <>{view(at(machine, value, contextWith(args)), args)}</>,
  } as unknown as StoryObj<A>
}
