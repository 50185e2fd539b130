import type { Collection } from '@msw/data'
import type { Extension } from '@msw/data/extensions'
import { defineExtension } from '@msw/data/extensions'
import type { GenericSchema } from 'valibot'

/** Unique keys by name: functions that return the normalized key of a row. */
export type KeyReaders<Row, Name extends string> = Readonly<Record<Name, (row: Row) => string>>

/** Thrown when a row would duplicate a unique key. */
export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError'
}

/** Indexes of a collection by unique keys. */
export interface Keys<Row, Name extends string> {
  find(name: Name, key: string): Row | undefined
  clear(): void
  /** Registers the indexes with the collection. */
  readonly extension: Extension
}

/**
 * Unique keys for a collection of @msw/data, which has none: one Map per key, updated by the collection's hooks.
 * Lookups do not scan the collection.
 */
export function createKeys<Row extends { readonly id: string }, Name extends string>(
  readers: KeyReaders<Row, Name>,
): Keys<Row, Name> {
  const indexes = Object.entries<(row: Row) => string>(readers).map(([name, keyOf]) => ({
    name,
    keyOf,
    rows: new Map<string, Row>(),
  }))

  /** Checks all keys before it sets any, so that a rejected row leaves no partial entry. */
  function put(row: Row, before?: Row): void {
    for (const { name, keyOf, rows } of indexes) {
      const holder = rows.get(keyOf(row))
      if (holder !== undefined && holder.id !== before?.id)
        throw new DuplicateKeyError(`Two rows with the same ${name}.`)
    }
    for (const { keyOf, rows } of indexes) {
      if (before !== undefined) rows.delete(keyOf(before))
      rows.set(keyOf(row), row)
    }
  }

  return {
    find: (name, key) => indexes.find((index) => index.name === name)?.rows.get(key),
    clear() {
      for (const { rows } of indexes) rows.clear()
    },
    extension: defineExtension({
      name: 'unique-keys',
      extend(collection: Collection<GenericSchema<Row>>) {
        collection.hooks.on('create', ({ data }) => put(data.record))
        // The hook runs once per changed field, each time with the complete new row.
        collection.hooks.on('update', ({ data }) => put(data.nextRecord, data.prevRecord))
        collection.hooks.on('delete', ({ data }) => {
          for (const { keyOf, rows } of indexes) rows.delete(keyOf(data.deletedRecord))
        })
      },
    }),
  }
}
