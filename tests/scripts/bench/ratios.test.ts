import { expect, test } from 'vitest'
import { ratiosIn } from '../../../scripts/bench/ratios.ts'

test('only lines with a ratio are read from the output of the tests', () => {
  const output = [
    'stdout | tests/performance/pages/chat.test.ts > opening a thread',
    'mounting 1,000 messages against 100: 1.25 times (1.2, 1.3)',
    'nodes at 0.5: 812',
    ' ✓ tests/performance/pages/chat.test.ts (4 tests): 3 times faster',
  ].join('\n')
  expect(ratiosIn(output)).toEqual([{ what: 'mounting 1,000 messages against 100', times: '1.25' }])
})
