import type { Backend } from '../backend.ts'
import type { AdjustableClock } from '../clock.ts'
import type { Settings } from './settings.ts'

/** A running backend that the controls change. */
export interface ControlTarget {
  readonly backend: Pick<Backend, 'db' | 'hosted'>
  readonly clock: AdjustableClock
  settings(): Settings
  /** Applies the changed settings, and stores them with the data. */
  save(changes: Partial<Pick<Settings, 'faults' | 'clockOffsetMs'>>): Promise<void>
  /** Applies these settings and replaces all data by that of their world. The previous data is kept for `undo`. */
  startNew(settings: Settings): Promise<void>
  canUndo(): boolean
  /** Returns to the data and settings before the last `startNew`. */
  undo(): Promise<void>
  /** Deletes the data and settings before the last `startNew`. */
  deletePrevious(): Promise<void>
}
