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
 * gate. Context and View may depend on `args`, which can be changed in Storybook.
 */
export function stateStory<M extends AnyStateMachine, A = Args>(
  machine: M,
  value: StateValueFrom<M>,
  context: ContextFrom<M> | ((args: A) => ContextFrom<M>),
  view: (state: SnapshotFrom<M>, args: A) => ReactNode,
  args?: A,
): StoryObj<A> {
  const contextWith = (args: A) => (typeof context === 'function' ? context(args) : context)
  return {
    ...(args && { args }),
    parameters: { machine: { id: machine.id, states: leavesOf(value) } },
    render: (args: A) => <>{view(at(machine, value, contextWith(args)), args)}</>,
  } as unknown as StoryObj<A>
}

/** A function that returns the story of a state. The fields of the machine's context are the story's args. */
export function stateStories<M extends AnyStateMachine>(
  machine: M,
  defaults: ContextFrom<M>,
  view: (state: SnapshotFrom<M>) => ReactNode,
) {
  type Context = Partial<ContextFrom<M>>
  return (value: StateValueFrom<M>, context: Context = {}): StoryObj<Context> =>
    stateStory<M, Context>(machine, value, (args) => Object.assign({}, defaults, args), view, context)
}

/** A function that returns the story of a state with some of its args. They make the machine's context. */
export function argStories<M extends AnyStateMachine, A>(
  machine: M,
  contextOf: (args: A) => ContextFrom<M>,
  view: (state: SnapshotFrom<M>, args: A) => ReactNode,
) {
  return (value: StateValueFrom<M>, args: Partial<A> = {}): StoryObj<A> => ({
    ...stateStory(machine, value, contextOf, view),
    args,
  })
}
