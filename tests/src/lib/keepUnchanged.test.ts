import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepUnchanged } from '../../../src/lib/keepUnchanged.ts'

const listings = fc.uniqueArray(
  fc.record({ id: fc.string({ maxLength: 2 }), status: fc.constantFrom('pending', 'completed') }),
  { selector: ({ id }) => id },
)

test('keepUnchanged compares the contents of fields that are objects', () => {
  const listed = (message: string) => [{ id: 'd1', notices: [{ kind: 'cut', message }], metadata: {} }]
  const before = listed('Up to page 3.')
  expect(keepUnchanged(before, listed('Up to page 3.'))).toBe(before)
  expect(keepUnchanged(before, listed('Up to page 4.'))).not.toBe(before)
})

test('keepUnchanged returns the new listing with the old objects of unchanged items', () => {
  fc.assert(
    fc.property(listings, listings, (before, after) => {
      const merged = keepUnchanged(before, after)
      expect(merged).toEqual(after)
      for (const item of merged) {
        const old = before.find(({ id }) => id === item.id)
        if (old?.status === item.status) expect(item).toBe(old)
      }
    }),
  )
})

test('keepUnchanged returns the old array if nothing changed', () => {
  fc.assert(
    fc.property(listings, (before) => {
      expect(keepUnchanged(before, structuredClone(before))).toBe(before)
    }),
  )
})

test('keepUnchanged treats an added or removed field as a change', () => {
  const before: { id: string; note?: string }[] = [{ id: 'a' }]
  const after = [{ id: 'a', note: 'b' }]
  expect(keepUnchanged(before, after)).toEqual(after)
  expect(keepUnchanged(after, before)).toEqual(before)
})

test('keepUnchanged keeps the old objects of these ids, but no item that the new listing lacks', () => {
  const before = [
    { id: 'a', note: 'old' },
    { id: 'b', note: 'old' },
  ]
  expect(keepUnchanged(before, [{ id: 'a', note: 'new' }], new Set(['a', 'b']))).toEqual([before[0]])
})
