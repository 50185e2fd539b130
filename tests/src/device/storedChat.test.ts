import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { readStoredChat, storeQuestion, updateStoredChat } from '../../../src/device/storedChat.ts'

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()))

const EMPTY = { drafts: {}, questions: {}, scopes: {}, openId: null, labels: {} }
const lamp = { text: 'How bright?', timestamp: '2026-11-21T09:00:00Z', answersBefore: 2, failure: null }

test('updateStoredChat replaces only the given parts', () => {
  updateStoredChat('ada', { drafts: { lamp: 'half' }, openId: 'lamp' })
  storeQuestion('ada', 'lamp', lamp)
  expect(readStoredChat('ada')).toEqual({
    drafts: { lamp: 'half' },
    questions: { lamp },
    scopes: {},
    openId: 'lamp',
    labels: {},
  })
})

test('readStoredChat returns an empty chat for another user and for invalid data', () => {
  updateStoredChat('ada', { drafts: { '': 'mine' } })
  expect(readStoredChat('bo')).toEqual(EMPTY)
  for (const invalid of [
    '{',
    '[]',
    'null',
    '{"userId":"ada","drafts":[1],"questions":{"a":{"text":"b"},"b":1},"scopes":{"a":[1],"b":"d1"}}',
    '{"userId":"ada","drafts":"text","questions":{}}',
  ]) {
    localStorage.setItem('engram.drafts', invalid)
    expect(readStoredChat('ada')).toEqual(EMPTY)
  }
})

test('updateStoredChat drops the oldest drafts above the limits for sessions and characters', () => {
  const drafts = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`session ${at}`, `draft ${at}`]))
  updateStoredChat('ada', { drafts })
  const stored = Object.keys(readStoredChat('ada').drafts)
  expect(stored).toHaveLength(50)
  expect(stored.at(-1)).toBe('session 59')
  updateStoredChat('ada', { drafts: { old: 'a'.repeat(400_000), newer: 'b'.repeat(400_000) } })
  expect(Object.keys(readStoredChat('ada').drafts)).toEqual(['newer'])
  updateStoredChat('ada', { drafts: { old: 'a'.repeat(200_000), newer: 'b'.repeat(300_000) } })
  expect(Object.keys(readStoredChat('ada').drafts)).toEqual(['old', 'newer'])
})

test('updateStoredChat does not throw when the browser refuses to store data', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => updateStoredChat('ada', { drafts: { '': 'a' } })).not.toThrow()
})
