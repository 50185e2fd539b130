import { expect, test } from 'vitest'
import { mergeChanges } from '../../../src/lib/records.ts'

test('mergeChanges keeps what was changed elsewhere, except for entries that changed here too', () => {
  const before = { kept: 'ours', changed: 'ours', removed: 'ours' }
  const after = { kept: 'ours', changed: 'new' }
  const stored = { kept: 'theirs', changed: 'theirs', removed: 'theirs', other: 'theirs' }
  expect(mergeChanges(stored, before, after)).toEqual({ kept: 'theirs', changed: 'new', other: 'theirs' })
})
