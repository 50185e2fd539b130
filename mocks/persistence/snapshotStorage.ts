import type { BackendSnapshot, BackendTables } from '../backend.ts'
import type { Settings } from '../control/settings.ts'
import type { DatabaseContent } from '../db/database.ts'

/** Stored settings. The world may no longer exist. */
export type StoredSettings = Omit<Settings, 'world'> & { readonly world: string }

/** A stored snapshot. The tables are read at once, the content on request. */
export interface StoredSnapshot {
  readonly tables: BackendTables
  readonly settings: StoredSettings
  /** Reads one record after another, so that the thread can do other work in between. */
  readContent(): Promise<DatabaseContent>
}

/** Stores a backend between runs, and one earlier state for `undo`. Saving reports errors itself and never rejects. */
export interface SnapshotStorage {
  /** Null if nothing is stored or it has another version. */
  load(): Promise<StoredSnapshot | null>
  /** Writes the settings, the tables and the content that is not stored yet. */
  save(snapshot: BackendSnapshot, settings: StoredSettings): Promise<void>
  /**
   * Stores a snapshot that replaces all data, and keeps the data that was saved last for `undo`. What an earlier call
   * kept is deleted.
   */
  startNew(snapshot: BackendSnapshot, settings: StoredSettings): Promise<void>
  /** Returns to the data that `startNew` kept and deletes the newer data. Null if nothing is kept. */
  undo(): Promise<StoredSnapshot | null>
  canUndo(): boolean
  /** Deletes the data that `startNew` kept. */
  deletePrevious(): Promise<void>
}
