import { MemoryStorage } from './memoryStorage.ts'

// msw stores cookies in localStorage and fails without it. Workers have no localStorage and this product uses no
// cookies, so an in-memory replacement is enough. Must be imported before msw.

Object.defineProperty(globalThis, 'localStorage', { value: new MemoryStorage() })
