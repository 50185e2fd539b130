/**
 * How far something has come. From nothing (`pending`) over the filling pie to `check`; `cross` is a
 * failure, `slash` a calm no.
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
