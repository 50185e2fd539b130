// msw stores cookies in localStorage and fails without it. Workers have no localStorage and this product uses no
// cookies, so an in-memory replacement is enough. Must be imported before msw.

const items = new Map<string, string>()

const memoryStorage: Storage = {
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

Object.defineProperty(globalThis, 'localStorage', { value: memoryStorage })
