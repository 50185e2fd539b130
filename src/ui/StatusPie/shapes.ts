/**
 * The shapes of a status: from `pending` through a filling pie to `check`; `cross` is a failure, `slash` a
 * neutral end such as canceled.
 */
export type StatusShape =
  | 'pending'
  | 'quarter'
  | 'partial'
  | 'half'
  | 'threeQuarters'
  | 'nearly'
  | 'check'
  | 'cross'
  | 'slash'
