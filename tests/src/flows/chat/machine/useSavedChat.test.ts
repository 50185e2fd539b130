import { expect, test, vi } from 'vitest'
import { MemoryStorage } from '../../../../../mocks/demo/storage/memoryStorage.ts'
import { readStoredChat, updateStoredChat } from '../../../../../src/device/storedChat.ts'
import { restoreChat } from '../../../../../src/flows/chat/machine/useSavedChat.ts'

test('restoreChat moves an unanswered question into its draft and gives the same result when called again', () => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  updateStoredChat('ada', {
    drafts: { lamp: 'half', '': 'new' },
    unanswered: { lamp: 'How bright?' },
    openId: 'lamp',
  })
  const restored = { drafts: { '': 'new', lamp: 'How bright?\n\nhalf' }, scopes: {}, openId: 'lamp' }
  expect(restoreChat('ada')).toEqual(restored)
  expect(restoreChat('ada')).toEqual(restored)
  expect(readStoredChat('ada').unanswered).toEqual({})
})
