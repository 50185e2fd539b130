import type { AnyStateMachine, SnapshotFrom } from 'xstate'

/**
 * What a View may know of its machine: the state and its context, and what may be done next. Not the actor and
 * not its children, so no View can start, stop or reach one.
 */
export type ViewState<M extends AnyStateMachine> = Pick<
  SnapshotFrom<M>,
  'value' | 'context' | 'matches' | 'can' | 'hasTag'
>
