import { expect, test } from 'vitest'
import { limitList } from '../../../src/lib/limitList.ts'

test.each([
  [[], [], 0],
  [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], 2],
])('limitList limits %j to %j and leaves out %d items', (list, shown, hidden) => {
  expect(limitList<string>(list, 3)).toEqual({ shown, hidden })
})
