import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { clearFormDraft, readFormDraft, storeFormDraft } from '../../../src/device/formDrafts.ts'

const EMPTY = { subject: '', message: '' }
const DRAFT = { subject: 'Indexing', message: 'Since noon.' }

beforeEach(() => vi.stubGlobal('sessionStorage', new MemoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('a draft is restored only for the account that wrote it', () => {
  storeFormDraft('support', 'mira@lab.example', DRAFT)
  expect(readFormDraft('support', 'mira@lab.example', EMPTY)).toEqual(DRAFT)
  expect(readFormDraft('support', 'una@lab.example', EMPTY)).toEqual(EMPTY)
})

test('the drafts of two forms are independent', () => {
  storeFormDraft('support', '', DRAFT)
  storeFormDraft('application', '', { email: 'mira@lab.example' })
  clearFormDraft('application')
  expect(readFormDraft('application', '', { email: '' })).toEqual({ email: '' })
  expect(readFormDraft('support', '', EMPTY)).toEqual(DRAFT)
  clearFormDraft('support')
  expect(sessionStorage.length).toBe(0)
})

test.each(['no JSON', '[]', '{"support":1}', '{"support":{"owner":"","values":{"subject":1,"other":"x"}}}'])(
  'the stored text %s is read as an empty draft',
  (text) => {
    storeFormDraft('support', '', DRAFT)
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
    expect(readFormDraft('support', '', EMPTY)).toEqual(EMPTY)
  },
)
