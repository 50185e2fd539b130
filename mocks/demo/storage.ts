import type { BackendSnapshot, BackendTables } from '../backend.ts'
import type { DatabaseContent } from '../db/database.ts'

/** The presenter's settings, stored with the data that they belong to. */
export interface StoredSettings {
  /** Name of the world from which the data started. */
  readonly world: string
  /** Active faults in text form. */
  readonly faults: readonly string[]
  /** How far the demo's clock is ahead of the device's clock, in milliseconds. */
  readonly clockOffsetMs: number
}

/** A stored snapshot. The tables are read at once, the content on request. */
export interface StoredSnapshot {
  readonly tables: BackendTables
  readonly settings: StoredSettings
  /** Reads one record after another, so that the thread can do other work in between. */
  readContent(): Promise<DatabaseContent>
}

/** Stores the demo's backend between visits, and one earlier state for `undo`. */
export interface SnapshotStorage {
  /** Null if nothing is stored or it has another version. */
  load(): Promise<StoredSnapshot | null>
  /** Writes the settings, the tables and the content that is not stored yet, in one transaction. */
  save(snapshot: BackendSnapshot, settings: StoredSettings): Promise<void>
  /**
   * Stores a snapshot that replaces all data, and keeps the data that was saved last for `undo`. What an earlier call
   * kept is deleted.
   */
  startNew(snapshot: BackendSnapshot, settings: StoredSettings): Promise<void>
  /** Returns to the data that `startNew` kept and deletes the newer data. Null if nothing is kept. */
  undo(): Promise<StoredSnapshot | null>
  canUndo(): boolean
}
