export interface LruCache<Key, Value> {
  get: (key: Key) => Value | undefined
  set: (key: Key, value: Value) => void
}

/** Creates a cache that drops the least recently used entry when it holds more than `capacity` entries. */
export function createLruCache<Key, Value>(capacity: number): LruCache<Key, Value> {
  // A Map iterates in insertion order: the first key is the least recently used.
  const entries = new Map<Key, Value>()
  const set = (key: Key, value: Value) => {
    entries.delete(key)
    entries.set(key, value)
    const [oldest] = entries.keys()
    if (entries.size > capacity && oldest !== undefined) entries.delete(oldest)
  }
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
  }
}
