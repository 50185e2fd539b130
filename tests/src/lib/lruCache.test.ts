import { expect, test } from 'vitest'
import { createLruCache } from '../../../src/lib/lruCache.ts'

test('createLruCache drops the least recently used entry when the capacity is exceeded', () => {
  const cache = createLruCache<string, number | null>(3)
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index)
  expect(cache.get('a')).toBe(0)
  cache.set('d', 3)
  expect(cache.get('b')).toBeUndefined()
  cache.set('c', null)
  cache.set('e', 4)
  expect(['a', 'c', 'd', 'e'].map((key) => cache.get(key))).toEqual([undefined, null, 3, 4])
})
