/** A storage that lasts as long as the page or worker. */
export function createMemoryStorage(entries: Iterable<readonly [key: string, value: string]> = []): Storage {
  const items = new Map(entries)
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value)
    },
    removeItem: (key) => {
      items.delete(key)
    },
    clear: () => items.clear(),
  }
}
