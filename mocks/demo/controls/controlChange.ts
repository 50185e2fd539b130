import type { ClockChange } from '../../control/bodies.ts'

/** A change of the settings. Each kind is a path of the controls. */
export type ControlChange =
  | { readonly kind: 'world'; readonly world: string }
  | { readonly kind: 'faults'; readonly faults: readonly string[] }
  | { readonly kind: 'clock'; readonly clock: ClockChange }
  | { readonly kind: 'reset' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'deletePrevious' }

/** Whether the change replaces the data of the demo, which ends every session. */
export function replacesData({ kind }: ControlChange): boolean {
  return kind === 'world' || kind === 'reset' || kind === 'undo'
}

/** Whether the change moves the clock, so that the page has to be loaded again to show the new time everywhere. */
export function movesClock(change: ControlChange): boolean {
  return change.kind === 'clock' && !('expireTokens' in change.clock)
}
