import type { AnyStateMachine, SnapshotFrom } from 'xstate'

/**
 * The parts of a machine's snapshot that a View receives. Excludes the children, so that a View cannot access actors.
 */
export type ViewState<M extends AnyStateMachine> = Pick<
  SnapshotFrom<M>,
  'value' | 'context' | 'matches' | 'can' | 'hasTag'
>
