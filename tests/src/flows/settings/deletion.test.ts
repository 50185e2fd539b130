import { describe, expect, test } from 'vitest'
import { exportFilename } from '../../../../src/flows/settings/dataExport.ts'
import type { Leftover } from '../../../../src/flows/settings/deletion.ts'
import {
  groupLeftovers,
  listed,
  NOTHING_REMOVED,
  removedWords,
} from '../../../../src/flows/settings/deletion.ts'

test.each([
  [NOTHING_REMOVED, []],
  [{ ...NOTHING_REMOVED, documents: 1, chats: 2 }, ['1 document', '2 chats']],
  [{ ...NOTHING_REMOVED, documents: 10_000 }, ['10,000 documents']],
  [
    { memory: 1, documents: 0, chats: 1, files: 1, device: 1 },
    ['1 chat', '1 stored file', 'your knowledge graph', 'what this device kept of your settings and drafts'],
  ],
])('what is gone is told: %j', (removed, words) => expect(removedWords(removed)).toEqual(words))

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is listed as %j', (words, text) => expect(listed(words)).toBe(text))

describe('what is left', () => {
  test('is told by kind and reason, with its names', () => {
    const left: Leftover[] = [
      { kind: 'documents', name: 'a.md', reason: 'Busy.' },
      { kind: 'chats', name: 'Sleep', reason: 'Busy.' },
      { kind: 'documents', name: 'b.md', reason: 'Broken.' },
      { kind: 'documents', name: 'c\u202edm.exe', reason: 'Busy.' },
    ]
    expect(groupLeftovers(left)).toEqual([
      { what: '2 documents', names: ['a.md', 'c\ufffddm.exe'], reason: 'Busy.' },
      { what: '1 chat', names: ['Sleep'], reason: 'Busy.' },
      { what: '1 document', names: ['b.md'], reason: 'Broken.' },
    ])
  })

  test.each([
    ['memory', 'Your knowledge graph'],
    ['documents', 'Your documents'],
    ['chats', 'Your chats'],
    ['files', 'Your stored files'],
    ['device', 'What this device keeps'],
  ] as const)('of %s as a whole has a name', (kind, what) => {
    expect(groupLeftovers([{ kind, name: null, reason: 'Oh.' }])).toEqual([
      { what, names: [], reason: 'Oh.' },
    ])
  })
})

test('an export is named by its day', () => {
  expect(exportFilename(new Date('2026-11-21T23:59:59Z'))).toBe('engram-export-2026-11-21.json')
})
