import { describe, expect, test } from 'vitest'
import type { DeletionFailure } from '../../../../src/flows/settings/dataDeletion.ts'
import {
  describeDeleted,
  groupFailures,
  joinWithAnd,
  NOTHING_DELETED,
} from '../../../../src/flows/settings/dataDeletion.ts'

test.each([
  [NOTHING_DELETED, []],
  [{ ...NOTHING_DELETED, documents: 1, chats: 2 }, ['1 document', '2 chats']],
  [{ ...NOTHING_DELETED, documents: 10_000 }, ['10,000 documents']],
  [
    { memory: 1, documents: 0, chats: 1, files: 1, device: 1 },
    ['1 chat', '1 file', 'your knowledge graph', 'settings and drafts on this device'],
  ],
])('the counts %j are described as %j', (deleted, descriptions) =>
  expect(describeDeleted(deleted)).toEqual(descriptions),
)

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is joined as %j', (items, text) => expect(joinWithAnd(items)).toBe(text))

describe('groupFailures', () => {
  test('failures are grouped by kind and reason, with their displayed names', () => {
    const failures: DeletionFailure[] = [
      { kind: 'documents', name: 'a.md', reason: 'Busy.' },
      { kind: 'chats', name: 'Sleep', reason: 'Busy.' },
      { kind: 'documents', name: 'b.md', reason: 'Broken.' },
      { kind: 'documents', name: 'c\u202edm.exe', reason: 'Busy.' },
    ]
    expect(groupFailures(failures)).toEqual([
      { what: '2 documents', names: ['a.md', 'c\ufffddm.exe'], reason: 'Busy.' },
      { what: '1 chat', names: ['Sleep'], reason: 'Busy.' },
      { what: '1 document', names: ['b.md'], reason: 'Broken.' },
    ])
  })

  test.each([
    ['memory', 'Your knowledge graph'],
    ['documents', 'Your documents'],
    ['chats', 'Your chats'],
    ['files', 'Your files'],
    ['device', 'Settings and drafts on this device'],
  ] as const)('a failure to delete all of %s is described as %j', (kind, what) => {
    expect(groupFailures([{ kind, name: null, reason: 'Oh.' }])).toEqual([{ what, names: [], reason: 'Oh.' }])
  })
})
