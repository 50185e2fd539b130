import type { Collection } from '@msw/data'
import type { Extension } from '@msw/data/extensions'
import { defineExtension } from '@msw/data/extensions'
import type { GenericSchema } from 'valibot'

/** What no two rows of a table may share, by name: how to read it off a row, in the form that is compared. */
export type KeyReaders<Row, Name extends string> = Readonly<Record<Name, (row: Row) => string>>

/** A row that would share a unique key with another. */
export class DuplicateKeyError extends Error {
  override readonly name = 'DuplicateKeyError'
}

/** The rows of a collection by each of their unique keys. */
export interface Keys<Row, Name extends string> {
  find(name: Name, key: string): Row | undefined
  /** To be given to the collection whose rows these are. */
  readonly extension: Extension
}

/**
 * Unique keys for a collection, which has none of its own: a Map beside it for every key, kept by the
 * collection's hooks. Rows are found in it at once, where the collection would look at each.
 */
export function createKeys<Row extends { readonly id: string }, Name extends string>(
  readers: KeyReaders<Row, Name>,
): Keys<Row, Name> {
  const indexes = Object.entries<(row: Row) => string>(readers).map(([name, keyOf]) => ({
    name,
    keyOf,
    rows: new Map<string, Row>(),
  }))

  /** All keys are checked before any is set: a row is let in or not, never by half. */
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
    extension: defineExtension({
      name: 'unique-keys',
      extend(collection: Collection<GenericSchema<Row>>) {
        collection.hooks.on('create', ({ data }) => put(data.record))
        // An update is told once for every field that changes, each time with the whole new row.
        collection.hooks.on('update', ({ data }) => put(data.nextRecord, data.prevRecord))
        collection.hooks.on('delete', ({ data }) => {
          for (const { keyOf, rows } of indexes) rows.delete(keyOf(data.deletedRecord))
        })
      },
    }),
  }
}
