import { expect, test } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { HOSTED_STORAGE_KEY } from '../../../src/hosted/hostedSettings.ts'
import { createProviderStorage } from '../../../src/session/providerStorage.ts'

test("an unfinished sign-in of this tab does not replace another person's session that another tab has stored", () => {
  const device = new MemoryStorage()
  const storage = createProviderStorage(device)
  storage.setItem(HOSTED_STORAGE_KEY, 'unfinished')
  expect(device.length).toBe(0)
  device.setItem(HOSTED_STORAGE_KEY, 'of another tab')
  storage.restore()
  storage.persist()
  expect(storage.getItem(HOSTED_STORAGE_KEY)).toBe('of another tab')
  expect(device.getItem(HOSTED_STORAGE_KEY)).toBe('of another tab')
})
