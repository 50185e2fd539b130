import { expect, test } from 'vitest'
import { MemoryStorage } from '../../../mocks/demo/storage/memoryStorage.ts'
import { claimUserData, clearUserData, hasUserData } from '../../../src/device/userData.ts'

/** A device with the data of one user, and with data that does not belong to a user. */
function deviceOf(email: string) {
  const storage = new MemoryStorage()
  claimUserData(storage, email)
  storage.setItem('engram.settings', '{}')
  storage.setItem('engram.theme', 'light')
  return storage
}

test('the same user finds the data of an earlier session, in whatever case the email address is typed', () => {
  const storage = deviceOf('ada@lab.example')
  claimUserData(storage, 'Ada@Lab.example')
  expect(storage.getItem('engram.settings')).toBe('{}')
  expect(storage.getItem('engram.owner')).toBe('ada@lab.example')
})

test('another user finds no data of an earlier user', () => {
  const storage = deviceOf('ada@lab.example')
  claimUserData(storage, 'bo@lab.example')
  expect(storage.getItem('engram.settings')).toBeNull()
  expect(storage.getItem('engram.owner')).toBe('bo@lab.example')
})

test('clearing the data of a user keeps what does not belong to a user', () => {
  const storage = deviceOf('ada@lab.example')
  expect(hasUserData(storage)).toBe(true)
  clearUserData(storage)
  expect(hasUserData(storage)).toBe(false)
  expect(storage.getItem('engram.settings')).toBeNull()
  expect(storage.getItem('engram.theme')).toBe('light')
})
