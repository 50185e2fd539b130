import { afterEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { EMPTY_DRAFT } from '../../../../src/flows/help/support.machine.ts'
import { readSupportDraft, saveSupportDraft } from '../../../../src/flows/help/supportDraft.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a stored draft is restored only for the account that wrote it', () => {
  const storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  const draft = { subject: 'Indexing', message: 'Since noon.', priority: 'high' } as const
  saveSupportDraft('mira@lab.example', draft)
  expect(storage.getItem('engram.supportDraft')).toContain('Since noon.')
  expect(readSupportDraft('mira@lab.example')).toEqual(draft)
  expect(readSupportDraft('una@lab.example')).toEqual(EMPTY_DRAFT)

  storage.setItem('engram.supportDraft', '{"account": ')
  expect(readSupportDraft('mira@lab.example')).toEqual(EMPTY_DRAFT)
})
