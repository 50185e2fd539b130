import type { StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import type { AnyStateMachine, ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate'

/** A machine's snapshot at `value`, standing still: none of its invocations and timers run. */
export function at<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  context: ContextFrom<M>,
): SnapshotFrom<M> {
  return machine.resolveState({ value, context } as Parameters<M['resolveState']>[0]) as SnapshotFrom<M>
}

/**
 * The leaf states that a value stands for, each as the path of its names: `{ loaded: 'ready' }` is
 * `loaded.ready`. Where states go on side by side there are several.
 */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return Object.entries(value as Record<string, unknown>).flatMap(([name, child]) =>
    leavesOf(child).map((leaf) => `${name}.${leaf}`),
  )
}

/**
 * The story of one state of a machine: it shows the View at that state and names the state it shows, which the
 * state-coverage gate reads. One call makes both, so a story cannot name another state than it shows.
 */
export function stateStory<M extends AnyStateMachine>(
  machine: M,
  value: StateValueFrom<M>,
  context: ContextFrom<M>,
  view: (state: SnapshotFrom<M>) => ReactNode,
): StoryObj {
  return {
    parameters: { machine: { id: machine.id, states: leavesOf(value) } },
    render: () => <>{view(at(machine, value, context))}</>,
  }
}
