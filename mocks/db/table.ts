import { Collection } from '@msw/data'
import type { GenericSchema } from 'valibot'
import type { KeyReaders } from './keys.ts'
import { createKeys } from './keys.ts'

export interface Row {
  readonly id: string
}

/** Rows of one schema. Returned rows are immutable: an update replaces the row. */
export interface Table<R extends Row, Key extends string = never> {
  get(id: string): Readonly<R> | undefined
  /** The row with this unique key, which must be normalized like the stored key. */
  find(name: Key, key: string): Readonly<R> | undefined
  /** All rows, or those that pass the filter, in order of creation. */
  list(passes?: (row: R) => boolean): Readonly<R>[]
  count(): number
  /** @throws DuplicateKeyError */
  create(row: R): Promise<Readonly<R>>
  /**
   * Changes a row. Undefined if it does not exist.
   *
   * @throws DuplicateKeyError
   */
  update(id: string, changes: Partial<R>): Promise<Readonly<R> | undefined>
  delete(id: string): void
  clear(): void
}

/** A table whose rows are validated by `schema` and indexed by `id` and the keys of `unique`. */
export function createTable<R extends Row, Key extends string = never>(
  schema: GenericSchema<R>,
  unique: KeyReaders<R, Key>,
): Table<R, Key> {
  const keys = createKeys<R, Key | 'id'>({ ...unique, id: (row: R) => row.id } as KeyReaders<R, Key | 'id'>)
  const createCollection = () => new Collection<GenericSchema<R>>({ schema, extensions: [keys.extension] })
  let collection = createCollection()
  const get = (id: string) => keys.find('id', id)

  // Updates run sequentially: two concurrent updates of a row would lose the first one.
  let writes: Promise<unknown> = Promise.resolve()
  const serialize = <Result>(write: () => Promise<Result>): Promise<Result> => {
    const result = writes.then(write)
    writes = result.catch(() => {})
    return result
  }

  return {
    get,
    find: (name, key) => keys.find(name, key),
    list: (passes = () => true) => collection.findMany((query) => query.where(passes)),
    count: () => collection.count(),
    create: (row) => collection.create(row),
    update: (id, changes) =>
      serialize(async () => {
        if (get(id) === undefined) return undefined
        await collection.update((query) => query.where((row) => row.id === id), {
          data: (row) => {
            Object.assign(row, changes)
          },
        })
        return get(id)
      }),
    delete(id) {
      collection.delete((query) => query.where((row) => row.id === id))
    },
    clear() {
      // Deleting 10,000 rows one by one takes almost a second.
      collection = createCollection()
      keys.clear()
    },
  }
}
